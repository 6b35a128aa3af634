/** Owns where ElementsKit's routes are (SPEC 2.1). They take no nonce. */
import { pageSetting } from '../bridge/page/globals';
import { config } from '../bridge/page/islands';
import { restUrl } from './restUrl';

/** SPEC 2.1, where the page says nothing. */
const ROOT = '/wp-json/elementskit/v1/';

/** Address of one of ElementsKit's routes. @param route such as `megamenu/megamenu_content?id=5` */
export const elementsKitUrl = (route: string): string => restUrl(config().elementsKitRestUrl || pageSetting('elementskit', 'resturl') || ROOT, route);
