/** Runs the islands on an example's page, with a shop in memory, and says below what the page is told. */
import { openFakeShop } from '../../../stories/fakeShop';
import { startIslands } from '../../../stories/page';
import { withPictures } from '../../../stories/pictures';
import { createLog } from './log';
import { stay } from './stay';

const main = document.querySelector('main') as HTMLElement;
const template = document.createElement('template');
template.innerHTML = withPictures(main.innerHTML);
main.replaceChildren(template.content);

const log = createLog();
stay(log);
openFakeShop();
startIslands();
