/** Compares the events of two copies. */
import { type Comparison, cameAndWent, lacking, pairs, wayOf } from './changes';
import type { EventUse } from './events';

/** What scripts do with an event, in words. */
const usesOf = (uses: readonly EventUse[] = []): string[] => [
  ...new Set(
    uses.map(({ way, file = '', values }) => {
      const script = file.replace(/^.*\/frontend\//, '');
      return `${way} in ${script}${values === undefined ? '' : ` with ${values} value${values === 1 ? '' : 's'}`}`;
    }),
  ),
];

/** The uses that only one of two lists has. */
const changed = (uses: readonly EventUse[] = [], others: readonly EventUse[] = []) =>
  uses.filter((use) => lacking(usesOf([use]), usesOf(others)).length);

/** The events that scripts use in another way, with the scripts that do. */
export const events: Comparison = (before, after) =>
  pairs(before.events, after.events).flatMap(([name, old, now]) => {
    const what = cameAndWent(usesOf(old), usesOf(now), ['now', 'no longer']).replaceAll('`', '');
    if (!what) return [];
    const of = [...new Set([...changed(old, now), ...changed(now, old)].map(({ file = '' }) => file))];
    const way = wayOf(old, now);
    return [
      {
        kind: 'event',
        name,
        way,
        what: way === 'changed' ? what : what.replace(/^(?:now|no longer): /, ''),
        words: [name],
        of,
      },
    ];
  });
