/**
 * Makes the WordPress plugin's template for translators: every text of its code, of its block, and of the list of
 * islands.
 */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.mjs';
import { islandSentences, islandTitle } from '../islandSentences.mjs';

const PLUGIN = 'wordpress/shop-islands';

/** The folder of the template and the translations. */
export const LANGUAGES = `${PLUGIN}/languages`;

/** A text for translators, in one place. */
interface Entry {
  text: string;
  /** The file that has the text. */
  file: string;
  /** Distinguishes it from the same words with another meaning. */
  context?: string;
  /** A comment for translators. */
  note?: string | undefined;
}

const CALL =
  /(?:\/\*\s*(translators:[^*]*?)\s*\*\/\s*(?:[^;]*?))?\b(?:__|_e|esc_html__|esc_attr__|esc_html_e|esc_attr_e)\(\s*(?:'((?:[^'\\]|\\.)*)'\s*,\s*'shop-islands'\s*\))?/g;
/** Functions with plural forms or a context, which this script cannot read. */
const OTHER = /\b(?:_n|_x|_nx|_ex|_n_noop|_nx_noop|esc_html_x|esc_attr_x)\(/;

/**
 * The texts of one file of code. Throws at a call that cannot be read: one with a variable, or without the text domain.
 */
export function textsIn(file: string, code: string): Entry[] {
  const other = OTHER.exec(code)?.[0];
  if (other) throw new Error(`${file}: scripts/docs/pot.ts does not read ${other}…).`);
  return [...code.matchAll(CALL)].map(([call, note, text]) => {
    if (text === undefined) throw new Error(`${file}: "${call}" needs a literal text and the domain 'shop-islands'.`);
    if (/%(?:\d\$)?[sd]/.test(text) && !note)
      throw new Error(`${file}: "${text}" needs a comment for translators before its statement.`);
    return { file, text: text.replace(/\\(.)/g, '$1'), note };
  });
}

/** The texts of the plugin's header, which the list of plugins shows. */
function headerTexts(): Entry[] {
  const file = 'shop-islands.php';
  const header = readFileSync(`${PLUGIN}/${file}`, 'utf8');
  const fieldOf = (name: string) => new RegExp(`^ \\* ${name}: +(.+)$`, 'm').exec(header)?.[1] ?? '';
  return ['Plugin Name', 'Description', 'Author'].map((name) => ({
    file,
    text: fieldOf(name),
    note: `${name} of the plugin`,
  }));
}

function blockTexts(): Entry[] {
  const file = 'block/block.json';
  const block = JSON.parse(readFileSync(`${PLUGIN}/${file}`, 'utf8'));
  return ['title', 'description'].map((field) => ({ file, text: block[field], context: `block ${field}` }));
}

const codeTexts = (): Entry[] =>
  filesBelow(PLUGIN)
    .filter((path) => /\.(php|js)$/.test(path))
    .flatMap((path) => textsIn(path.slice(PLUGIN.length + 1), readFileSync(path, 'utf8')));

const islandTexts = (): Entry[] =>
  islandSentences().flatMap(([name, text]) => [
    { file: 'dist/islands.php', text: islandTitle(name), note: `The island “${name}” as the settings call it` },
    { file: 'dist/islands.php', text, note: `What the island “${name}” does` },
  ]);

/** A text for translators, with all places that have it. */
export interface TemplateText {
  text: string;
  /** Distinguishes it from the same words with another meaning; "" for most. */
  context: string;
  /** Comments for translators. */
  notes: readonly string[];
  /** The files that have the text, as paths below the plugin's folder. */
  files: readonly string[];
  /** Whether it has placeholders of PHP's `sprintf`. */
  isFormat: boolean;
}

/** Tells texts apart, as gettext does. */
export const keyOf = ({ context, text }: Pick<TemplateText, 'context' | 'text'>): string => `${context}\u0004${text}`;

/** Every text of the plugin, once, in the order of the template. */
export function templateTexts(): TemplateText[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of [...headerTexts(), ...blockTexts(), ...codeTexts(), ...islandTexts()]) {
    const key = keyOf({ context: entry.context ?? '', text: entry.text });
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((entries) => {
    const [{ text, context = '' }] = entries as [Entry];
    return {
      text,
      context,
      notes: [...new Set(entries.flatMap(({ note }) => note ?? []))],
      files: [...new Set(entries.map(({ file }) => file))],
      isFormat: /%(?:\d\$)?[sd]/.test(text),
    };
  });
}

const quoted = (text: string) => JSON.stringify(text);

const wordsOf = ({ text, context, notes, files, isFormat }: TemplateText): string =>
  [
    ...notes.map((note) => `#. ${note}`),
    ...files.map((file) => `#: ${file}`),
    ...(isFormat ? ['#, php-format'] : []),
    ...(context ? [`msgctxt ${quoted(context)}`] : []),
    `msgid ${quoted(text)}`,
    'msgstr ""',
  ].join('\n');

/** The template's text. It has no date, so that the same sources make the same file. */
export function potFile(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const head = [
    '# Made by `npm run docs`.',
    'msgid ""',
    'msgstr ""',
    `"Project-Id-Version: Shop Islands ${version}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '"X-Domain: shop-islands\\n"',
  ].join('\n');
  return `${[head, ...templateTexts().map(wordsOf)].join('\n\n')}\n`;
}
