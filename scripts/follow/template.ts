/** Reads a template: its version, what its markup is made of, and its code without comments. */
import { replaceSections, withoutComments } from './php';

export interface Template {
  version: string;
  /** Selectors of the classes, ids and names that the template prints, and of its tags' other attributes. */
  markup: readonly string[];
  code: string;
}

const TAG = /<([a-z][\w-]*)([^<>]*)>/g;
const ATTRIBUTE = /([a-z][\w-]*)(?:\s*=\s*(["'])(.*?)\2)?/gs;
const WORD = /^[\w…[\]-]*\w[\w…[\]-]*$/;

const selectorsOf = (attribute: string, value: string): string[] => {
  const words = value.split(/\s+/).filter((word) => WORD.test(word));
  if (attribute === 'class') return words.map((word) => `.${word}`);
  if (attribute === 'id') return words.map((word) => `#${word}`);
  return attribute === 'name' ? words.map((word) => `[name="${word}"]`) : [];
};

/** The selectors of a tag: its names, and each other attribute behind the tag with its first name. */
function partsOf(tag: string, text: string): string[] {
  const attributes = [...text.matchAll(ATTRIBUTE)].map(([, name = '', , value = '']) => [name, value] as const);
  const names = attributes.flatMap(([name, value]) => selectorsOf(name, value));
  const others = attributes.filter(([name]) => !/^(?:class|id|name)$/.test(name));
  return [...names, ...others.map(([name]) => `${tag}${names[0] ?? ''}[${name}]`)];
}

/** Reads a template's text. An ellipsis stands for what PHP prints. */
export function readTemplate(text: string): Template {
  const code = withoutComments(text).replace(/\s+/g, ' ').trim();
  const tags = [...replaceSections(code).matchAll(TAG)];
  const [, version = ''] = /@version\s+(\S+)/.exec(text) ?? [];
  return { version, markup: [...new Set(tags.flatMap(([, tag = '', rest = '']) => partsOf(tag, rest)))].sort(), code };
}
