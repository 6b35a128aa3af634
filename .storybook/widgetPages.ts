/** Writes a page of the designers' site for each widget: its README, its states, its custom properties. Node only. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertiesOf, statesOf } from './widgetFacts.ts';

const FOLDER = '.storybook/generated';
const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

const pageOf = (widget: string) => `import { Meta } from '@storybook/addon-docs/blocks';
import readme from '../../widgets/${widget}/README.md?raw';
import { WidgetPage } from '../WidgetPage.tsx';

<Meta title="Islands A to Z/${widget}" />

<WidgetPage readme={readme} states={${JSON.stringify(statesOf(widget))}} properties={${JSON.stringify(propertiesOf(widget))}} />
`;

/** Leaves what is the same untouched: a running Storybook would show it anew. */
function write(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Brings the folder up to date, pages of widgets that are gone taken away. */
export function writeWidgetPages(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) if (!widgets.includes(file.replace(/\.mdx$/, ''))) rmSync(join(FOLDER, file));
  for (const widget of widgets) write(join(FOLDER, `${widget}.mdx`), pageOf(widget));
}
