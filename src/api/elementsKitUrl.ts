/** Owns the addresses of ElementsKit's routes (SPEC 2.1). The routes take no nonce. */
import { pageSetting } from '../bridge/page/globals';
import { config } from '../bridge/page/islands';
import { restUrl } from './restUrl';

/** The default of SPEC 2.1, for pages that name no root. */
const ROOT = '/wp-json/elementskit/v1/';

/** Address of one of ElementsKit's routes. @param route such as `megamenu/megamenu_content?id=5` */
export const elementsKitUrl = (route: string): string =>
  restUrl(config().elementsKitRestUrl || pageSetting('elementskit', 'resturl') || ROOT, route);
