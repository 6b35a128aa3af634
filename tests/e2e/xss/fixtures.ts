/**
 * Makes hostile copies of the widgets' own fixtures: the markup stays, and every value in it is replaced by a hostile
 * one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { addresses, pollutedJson, shapes } from './payloads';
import { inScript } from './scene';

/** By the widget's name. */
export const fixtures: ReadonlyMap<string, string> = new Map(
  readdirSync('widgets', { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
    .map(({ name }) => [name, readFileSync(`widgets/${name}/fixture.html`, 'utf8')]),
);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Attributes that hold words or settings, in either quotes. The others make the markup what it is. */
const VALUES = /(\s(?:data-[\w-]+|title|alt|placeholder|aria-label|label))=(?:"([^"]*)"|'([^']*)')/g;
/** The parts of HTML that are not text: scripts, comments, tags. */
const MARKUP = /(<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>)/;
/** Data attributes that keep their values: islands use them to find each other, or to recognise an element. */
const KEPT =
  /data-(island|id|elementor-(id|type)|attribute_name|cky-tag|map_(type|address_type)|map-adapter|pid|product_id|ajax|e-action)\b/;

function parsed(text: string): unknown {
  for (const one of [text, decodes(text)]) {
    try {
      return JSON.parse(one);
    } catch {
      // The other one, then.
    }
  }
  return undefined;
}

function decodes(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Only texts are replaced. Values that control behaviour stay: types, switches, numbers, names of markup. */
const isWord = (value: string) =>
  !/^(|-?[\d.]+(px|%)?|yes|no|on|off|true|false|[a-z]+([_-][a-z]+)*|[#.][\w-]+)$/.test(value);

/** Returns the next hostile text for each value, so that neighbours differ. */
type Next = () => string;

/** JSON with other words in it, and the keys that pollute. */
function hostileJson(value: unknown, next: Next): string {
  const leaves = (one: unknown): unknown => {
    if (typeof one === 'string') return isWord(one) ? (parsedText(one, next) ?? next()) : one;
    if (Array.isArray(one)) return one.map(leaves);
    return one && typeof one === 'object'
      ? Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, leaves(inner)]))
      : one;
  };
  const json = JSON.stringify(leaves(value));
  return json.startsWith('{') && json.length > 2 ? json.replace('{', `{${pollutedJson},`) : json;
}

/** Replaces the texts in JSON that is itself inside of JSON. */
function parsedText(text: string, next: Next): string | undefined {
  const value = /^[[{%]/.test(text) ? parsed(text) : undefined;
  return value && typeof value === 'object' ? hostileJson(value, next) : undefined;
}

function hostileValue(value: string, next: Next, isNumberToo: boolean): string {
  const given = parsed(value);
  if (given && typeof given === 'object')
    return value.startsWith('%') ? encodeURIComponent(hostileJson(given, next)) : hostileJson(given, next);
  return isWord(value) || isNumberToo ? next() : value;
}

/** Scripts are JSON or nothing; other text is text. */
function hostileTexts(html: string, next: Next): string {
  return html
    .split(MARKUP)
    .map((part) => {
      const script = /^(<script\b[^>]*>)([\s\S]*)(<\/script>)$/.exec(part);
      if (!script) return part.startsWith('<') || !part.trim() ? part : escaped(next());
      const [, open = '', text = '', close = ''] = script;
      const value = parsed(text);
      return value && typeof value === 'object' ? open + inScriptText(hostileJson(value, next)) + close : part;
    })
    .join('');
}

const inScriptText = (json: string) => json.replaceAll('<', '\\u003c');

const withValues = (html: string, next: Next, isNumberToo = false) =>
  html.replace(VALUES, (whole, name: string, double: string | undefined, single = '') =>
    KEPT.test(name) ? whole : `${name}="${escaped(hostileValue(unescaped(double ?? single), next, isNumberToo))}"`,
  );

/** Returns a list's texts one after the other, and begins again at the end. @param start where in the list to begin */
const from = (list: readonly string[], start: number): Next => {
  let at = start;
  return () => list[at++ % list.length] as string;
};

/** Each hostile text, followed by one that runs wherever it is parsed as HTML. */
const words = shapes.map(({ name, text }, index) =>
  name.startsWith('open') ? text : `${text}<img src=x onerror=canary('value ${index}')>`,
);

/** Copies of a fixture with hostile texts in place of words, of addresses, and of numbers and switches. */
export function hostileCopies(html: string): string[] {
  const withWords = [0, 31].map((start) => hostileTexts(withValues(html, from(words, start)), from(words, start + 11)));
  const withAddresses = [0, 7].map((start) => withValues(html, from(addresses, start)));
  return [...withWords, ...withAddresses, withValues(html, from(words, 3), true)];
}

/** The library's texts, each replaced by a hostile one that keeps its placeholders. */
export const hostileTextsOf = (
  texts: readonly { key: string; en: unknown }[],
  payload: string,
): Record<string, string> =>
  Object.fromEntries(
    texts.map(({ key, en }) => [key, `${(inScript(en).match(/\{\w+\}/g) ?? []).join(' ')} ${payload}`]),
  );
