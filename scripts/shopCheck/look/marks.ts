/** Names an element in the words of scripts, and says which islands do its work. Reads only. */
import { selectorOf } from '../../../src/dom/hosts';
import type { IslandRow } from '../../../src/island/types';
import { allIslands } from '../../../widgets/allIslands';

/** How many parents count: scripts often listen on the element around a control. */
const PARENTS = 3;

const ownMarks = (element: Element): string[] => [
  ...(element.id ? [element.id] : []),
  ...element.classList,
  ...[...element.attributes].map(({ name }) => name).filter((name) => name.startsWith('data-')),
];

/** Ids, classes and names of data attributes of an element and its nearest parents, without those of the islands. */
export function marksAt(element: Element): string[] {
  const found = new Set<string>();
  let at: Element | null = element;
  for (let level = 0; at && at.localName !== 'body' && level <= PARENTS; level++, at = at.parentElement)
    for (const mark of ownMarks(at)) if (!mark.startsWith('data-island')) found.add(mark);
  return [...found];
}

const matches = (element: Element, selector: string | undefined): boolean => {
  try {
    return !!selector && !!element.closest(selector);
  } catch {
    return false;
  }
};

/** The elements that an island works on. An island of the whole page works on those that its actions name. */
const isOf = (element: Element, row: IslandRow): boolean =>
  [row.click, row.submit, row.change].some((selector) => matches(element, selector)) ||
  (!/(?:^|,)\s*body\b/.test(selectorOf(row)) && matches(element, selectorOf(row)));

/** The islands that do the work on an element. */
export const islandsAt = (element: Element): string[] =>
  allIslands.filter((row) => isOf(element, row)).map(({ name }) => name);
