/** Writes the pages of the designers' site: one for each island, and one for each view. Node only. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anatomyFile, pageStoriesOf, propertiesOf, statesOf, viewStoriesOf } from './widgetFacts.ts';

const FOLDER = '.storybook/generated';
const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

/** "mini-cart-drawer" is "Mini cart drawer" in the sidebar; its address is the same. */
const humanName = (widget: string) => widget.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

const pageOf = (widget: string) => `import { Meta } from '@storybook/addon-docs/blocks';
import fixture from '../../widgets/${widget}/fixture.html?raw';
import readme from '../../widgets/${widget}/README.md?raw';
import { WidgetPage } from '../WidgetPage.tsx';

<Meta title="Islands A to Z/${humanName(widget)}" />

<WidgetPage readme={readme} fixture={fixture} states={${JSON.stringify(statesOf(widget))}} properties={${JSON.stringify(propertiesOf(widget))}} />
`;

const line = (names: string, path: string) => `import ${names} from ${JSON.stringify(`../../${path}`)};`;

/** In the sidebar the page comes before the view's stories. */
const viewPageOf = (widget: string) => `import { Meta } from '@storybook/addon-docs/blocks';
${line('{ anatomy }', anatomyFile(widget))}
${line('* as stories', viewStoriesOf(widget))}
${line('* as pages', pageStoriesOf(widget))}
${line('readme', `widgets/${widget}/README.md?raw`)}
import { ViewPage } from '../ViewPage.tsx';

<Meta of={stories} />

<ViewPage widget="${widget}" anatomy={anatomy} stories={stories} pages={pages} readme={readme} states={${JSON.stringify(statesOf(widget))}} properties={${JSON.stringify(propertiesOf(widget))}} />
`;

/** Does not write unchanged files, because a running Storybook would reload them. */
function write(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Brings the folder up to date, and removes the pages of widgets that are gone. */
export function writeWidgetPages(): void {
  const views = widgets.filter((widget) => existsSync(anatomyFile(widget)));
  const pages = new Map([
    ...widgets.map((widget) => [`${widget}.mdx`, pageOf(widget)] as const),
    ...views.map((widget) => [`${widget}.view.mdx`, viewPageOf(widget)] as const),
  ]);
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) if (!pages.has(file)) rmSync(join(FOLDER, file));
  for (const [file, text] of pages) write(join(FOLDER, file), text);
}
