/** Writes the changes for a person: tables in Markdown, what islands read first. */
import { markdownTable } from '../markdownTable';
import { KINDS, quoted } from './changes';
import { type Copy, unreadOf } from './copy';
import type { Concern } from './readers';

const whatOf = ({ way, what }: Concern) => [way === 'changed' ? '' : way, what].filter(Boolean).join('; ');

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The greatest number of readers in one cell of the table. */
const MOST = 6;

const readersOf = ({ readers }: Concern) =>
  [...readers.slice(0, MOST), ...(readers.length > MOST ? [`${readers.length - MOST} more`] : [])].join(', ');

const tableOf = (concerns: readonly Concern[]): string =>
  markdownTable(
    ['Kind', 'Name', 'Change', 'Islands'],
    concerns.map((one) => [one.kind, `\`${cell(one.name)}\``, cell(whatOf(one)), readersOf(one)]),
  );

/** A table of the changes that nobody reads, with one row for each kind and way. */
const shortTableOf = (concerns: readonly Concern[]): string =>
  markdownTable(
    ['Kind', 'Change', 'Names'],
    KINDS.flatMap((kind) => (['changed', 'new', 'gone'] as const).map((way) => [kind, way] as const)).flatMap(
      ([kind, way]) => {
        const names = concerns.filter((one) => one.kind === kind && one.way === way).map(({ name }) => name);
        return names.length ? [[kind, way, cell(quoted(names))]] : [];
      },
    ),
  );

const PARTS = [
  {
    title: 'Islands read it',
    has: ({ readers, isUnnamed }: Concern) => readers.length > 0 && !isUnnamed,
    table: tableOf,
  },
  {
    title: 'New in a script or a call whose work islands do, and named nowhere',
    has: ({ isUnnamed }: Concern) => isUnnamed,
    table: tableOf,
  },
  { title: 'No island reads it', has: ({ readers }: Concern) => !readers.length, table: shortTableOf },
];

const sentenceOf = (copy: Copy) =>
  unreadOf(copy).map((what) => `**Of ${copy.version} no ${what} could be read: compare them by hand.**`);

/** The whole report. */
export const reportOf = (before: Copy, after: Copy, concerns: readonly Concern[]): string =>
  [
    `# WooCommerce ${before.version} → ${after.version}`,
    ...[before, after].flatMap(sentenceOf),
    ...PARTS.flatMap(({ title, has, table }) => {
      const own = concerns.filter(has);
      return [`## ${title}`, own.length ? table(own) : 'Nothing.'];
    }),
  ].join('\n\n');
