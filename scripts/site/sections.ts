/** Splits a document at its headings, for a page's table of contents and for the search. */
import { anchorOf } from '../docs/anchor';

/** A heading with the text below it. */
export interface Section {
  level: number;
  title: string;
  anchor: string;
  /** The text without Markdown's marks. */
  text: string;
}

/** Text without Markdown's marks. */
const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[-|: ]+\|$/gm, '')
    .replace(/`{3}\w*|[`*|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The anchors of a page's headings in their order: a repeated heading gets a number, as on GitHub. */
export function anchorsOf(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = anchorOf(heading);
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times ? `${anchor}-${times}` : anchor;
  });
}

/** The sections of a document. A line of code that looks like a heading does not count. */
export function sectionsOf(text: string): Section[] {
  const found: { level: number; heading: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^ *```/.test(line)) isCode = !isCode;
    const [, marks = '', heading = ''] = (!isCode && /^(#+) (.+)$/.exec(line)) || [];
    if (marks) found.push({ level: marks.length, heading, lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  const anchors = anchorsOf(found.map(({ heading }) => heading));
  return found.map(({ level, heading, lines }, index) => ({
    level,
    title: plain(heading),
    anchor: anchors[index] as string,
    text: plain(lines.join('\n')),
  }));
}
