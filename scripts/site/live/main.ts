/** Runs the islands on an example's page, with a shop in memory, and says below what the page is told. */

import { openFakeShop } from '../../../stories/fakeShop';
import { startIslands } from '../../../stories/page';
import { withPictures } from '../../../stories/pictures';
import { createLog } from './log';
import { enterShop } from './shopLocation';
import { stay } from './stay';

const log = createLog();
enterShop(log);
stay(log);
openFakeShop();

const template = document.querySelector('template') as HTMLTemplateElement;
template.innerHTML = withPictures(template.innerHTML);
template.replaceWith(template.content);
startIslands();
