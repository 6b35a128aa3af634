/** Compares two copies of WooCommerce. */
import { type Change, type Comparison, cameAndWent, lacking, pairs, wayOf } from './changes';
import { events } from './compareEvents';
import { templates } from './compareTemplates';
import type { Copy } from './copy';
import type { Handle } from './handles';

const needs = (handle?: Handle) => handle?.dependencies ?? [];

const handles: Comparison = (before, after) =>
  pairs(before.handles, after.handles).flatMap(([name, old, now]) => {
    const moved = old && now && old.file !== now.file ? `\`${old.file}\` → \`${now.file}\`` : '';
    const dependencies = cameAndWent(needs(old), needs(now), ['needs', 'no longer needs']);
    if (old && now && !moved && !dependencies) return [];
    const what = [now ? dependencies : '', moved].filter(Boolean).join('; ');
    return [{ kind: 'handle', name, way: wayOf(old, now), what, words: [name], of: [] }];
  });

const scripts: Comparison = (before, after) =>
  pairs(before.scripts, after.scripts).flatMap(([name, old, now]) => {
    const [came, went] = [lacking(now ?? [], old ?? []).length, lacking(old ?? [], now ?? []).length];
    if (old && now && !came && !went) return [];
    const what = old && now ? `statements: ${came} new, ${went} gone` : '';
    return [{ kind: 'script', name, way: wayOf(old, now), what, words: [], of: [name] }];
  });

/** The changes of names that stand below another: parameters of a script, keys of an answer. */
const below =
  (kind: 'parameter' | 'call', tableOf: (copy: Copy) => ReadonlyMap<string, readonly string[]>): Comparison =>
  (before, after) =>
    pairs(tableOf(before), tableOf(after)).flatMap(([name, old = [], now = []]): Change[] => {
      const changeOf = (way: Change['way']) => (key: string) =>
        ({ kind, name: `${name}: ${key}`, way, what: '', words: [key.split('.').at(-1) ?? key], of: [name] }) as const;
      return [...lacking(now, old).map(changeOf('new')), ...lacking(old, now).map(changeOf('gone'))];
    });

const calls: Comparison = (before, after) =>
  pairs(before.calls, after.calls)
    .filter(([, old, now]) => !old || !now)
    .map(([name, old, now]) => ({ kind: 'call', name, way: wayOf(old, now), what: '', words: [name], of: [] }));

/** Every change, by kind. */
export const compare: Comparison = (before, after) =>
  [
    handles,
    scripts,
    templates,
    events,
    below('parameter', ({ parameters }) => parameters),
    calls,
    below('call', ({ calls: answers }) => answers),
  ].flatMap((changesOf) => changesOf(before, after));
