/** Owns reading a copy of WooCommerce: which files are read, and what is read from them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCalls } from './calls';
import { type EventUse, readEvents } from './events';
import { type Handle, readHandles } from './handles';
import { readParameters } from './parameters';
import { readStatements } from './statements';
import { readTemplate, type Template } from './template';

/** The parts of a copy that concern a shopper's pages. */
export interface Copy {
  version: string;
  handles: ReadonlyMap<string, Handle>;
  /** The statements of each script. */
  scripts: ReadonlyMap<string, readonly string[]>;
  templates: ReadonlyMap<string, Template>;
  events: ReadonlyMap<string, readonly EventUse[]>;
  parameters: ReadonlyMap<string, readonly string[]>;
  calls: ReadonlyMap<string, readonly string[]>;
}

/**
 * The expected parts that were not found in a copy, in words. WooCommerce may have moved them, and then they are not
 * compared.
 */
export const unreadOf = ({ version, ...tables }: Copy): string[] =>
  Object.entries(tables).flatMap(([what, table]) => (table.size ? [] : what));

/** The file that makes a folder a copy. */
export const MAIN = 'woocommerce.php';
const SCRIPTS = 'includes/class-wc-frontend-scripts.php';
const FRONTEND = 'assets/js/frontend';
const TEMPLATES = 'templates';

/** A file's text, or an empty text if the copy lacks it. */
const textIn = (copy: string) => (file: string) => {
  const path = join(copy, file);
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/\r+\n/g, '\n') : '';
};

const filesIn = (copy: string, folder: string): string[] =>
  existsSync(join(copy, folder))
    ? readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
    : [];

const isScript = (file: string) => /(?<!\.min)\.js$/.test(file) && !/\/tests?\//.test(file);
/** The folder `emails` is left out, because no page of a shop prints its templates. */
const isTemplate = (file: string) => /\.(?:php|html)$/.test(file) && !file.startsWith(`${TEMPLATES}/emails/`);

function eventsOf(scripts: readonly string[], textOf: (file: string) => string): Map<string, EventUse[]> {
  const found = new Map<string, EventUse[]>();
  for (const file of scripts)
    for (const use of readEvents(textOf(file))) found.set(use.name, [...(found.get(use.name) ?? []), { ...use, file }]);
  return found;
}

const callsOf = (textOf: (file: string) => string) =>
  readCalls({
    ajax: textOf('includes/class-wc-ajax.php'),
    checkout: textOf('includes/class-wc-checkout.php'),
    variable: textOf('includes/class-wc-product-variable.php'),
  });

/** Reads a copy; a file that it lacks counts as empty. */
export function readCopy(copy: string): Copy {
  const textOf = textIn(copy);
  const handles = readHandles(textOf(SCRIPTS));
  const scripts = filesIn(copy, FRONTEND).filter(isScript).sort();
  const all = [...new Set([...scripts, ...[...handles.values()].map(({ file }) => file)])].filter(textOf);
  const templates = filesIn(copy, TEMPLATES).filter(isTemplate).sort();
  return {
    version: /^\s*\*\s*Version:\s*(\S+)/m.exec(textOf(MAIN))?.[1] ?? 'of no version',
    handles,
    scripts: new Map(all.map((file) => [file, readStatements(textOf(file))])),
    templates: new Map(templates.map((file) => [file.slice(TEMPLATES.length + 1), readTemplate(textOf(file))])),
    events: eventsOf(scripts, textOf),
    parameters: readParameters(textOf(SCRIPTS)),
    calls: callsOf(textOf),
  };
}
