/** Compares the templates of two copies. */
import { type Comparison, cameAndWent, pairs, wayOf } from './changes';
import type { Copy } from './copy';
import type { Template } from './template';

/** A name that more templates than this print does not identify any of them. */
const COMMON = 4;

/** Tells whether a name of a template's markup is in few templates of a copy. */
const rareIn = ({ templates: all }: Copy) => {
  const count = new Map<string, number>();
  for (const { markup } of all.values()) for (const name of markup) count.set(name, (count.get(name) ?? 0) + 1);
  return (name: string) => (count.get(name) ?? 0) <= COMMON;
};

function templateChange(old: Template | undefined, now: Template | undefined): string {
  const versions = old?.version === now?.version ? [] : [old?.version, now?.version];
  const what = !old || !now ? '' : old.code === now.code ? 'comments only' : cameAndWent(old.markup, now.markup);
  const isUnsaid = old && now && !what;
  return [versions.filter(Boolean).join(' → '), isUnsaid ? 'other code' : what].filter(Boolean).join('; ');
}

/** The templates that changed, with the names by which an island would find their markup. */
export const templates: Comparison = (before, after) => {
  const [isRareBefore, isRareAfter] = [rareIn(before), rareIn(after)];
  return pairs(before.templates, after.templates).flatMap(([name, old, now]) => {
    if (old && now && old.version === now.version && old.code === now.code) return [];
    const markup = [...new Set([...(old?.markup ?? []), ...(now?.markup ?? [])])];
    const words = old?.code === now?.code ? [] : markup.filter((one) => isRareBefore(one) && isRareAfter(one));
    return [{ kind: 'template', name, way: wayOf(old, now), what: templateChange(old, now), words, of: [] }];
  });
};
