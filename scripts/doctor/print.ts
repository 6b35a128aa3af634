/** Says a report in words and columns, for a terminal. Colours only where somebody sees them. */
import type { Finding, IslandReport, Level, Owner, Report, ScriptReport, Site, Weight } from './types';

type Paint = (text: string) => string;
type Row = readonly string[];

const COLOURS: Record<Level | 'bold' | 'good', number> = { error: 31, warning: 33, note: 36, bold: 1, good: 32 };

/**
 * Text of a page without control characters that a terminal would obey, and without characters that change the reading
 * direction.
 */
const harmless = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes control characters
  text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const size = (gzip: number | undefined) => (gzip === undefined ? '?' : kilobytes(gzip));

const weight = ({ gzip, files, unknown }: Weight) =>
  `${unknown === files && files ? '?' : kilobytes(gzip)} in ${files} ${files === 1 ? 'file' : 'files'}${unknown && unknown < files ? ` (${unknown} of unknown size)` : ''}`;

/** Columns as wide as their widest cell; the last column gets no padding. */
function table(rows: readonly Row[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] as number))).join('  ')}`.trimEnd(),
  );
}

const islandRow = ({ name, hosts, trigger, chunk, gzip, standing, yieldsTo }: IslandReport): Row => [
  name,
  String(hosts),
  trigger,
  chunk,
  size(gzip),
  yieldsTo ? `yields to ${harmless(yieldsTo)}` : standing,
];

const scriptRow = ({ handle, gzip, islands, neededBy }: ScriptReport): Row => [
  harmless(handle),
  size(gzip),
  neededBy.length
    ? `stays: ${harmless(neededBy.slice(0, 3).join(', '))}${neededBy.length > 3 ? ` and ${neededBy.length - 3} more` : ''} may use it`
    : islands.join(', ') || 'nothing else uses it',
];

const ownerRow = ({ markup, islands, owner, toSwitch }: Owner): Row => [
  markup,
  islands.join(', '),
  owner === 'islands' ? 'the islands' : harmless(owner) || 'nobody',
  harmless(toSwitch),
];

function siteRows({ themes, plugins }: Site): string[] {
  const rows: Row[] = [
    ['theme', themes.join(', ')],
    ['plugins', plugins.join(', ')],
  ];
  return table(rows.filter(([, names]) => names).map(([kind = '', names = '']) => [kind, harmless(names)]));
}

const WORDS: Record<Level, string> = { error: 'error', warning: 'warning', note: 'note' };

const finding =
  (paint: (colour: Level, text: string) => string) =>
  ({ level, island, what, why, fix }: Finding): string[] => [
    `  ${paint(level, WORDS[level])}  ${island ? `${island}: ` : ''}${harmless(what)}`,
    `    ${harmless(why)}`,
    `    Fix: ${harmless(fix)}`,
  ];

function javascript({ page, goes, atOnce, later }: Report['weights']): string[] {
  const rows: Row[] = [
    ['on the page', weight(page)],
    ['goes away', weight(goes)],
    ...(atOnce ? [['islands, by themselves', weight(atOnce)]] : []),
    ...(later?.files ? [['islands, with an interaction', weight(later)]] : []),
  ];
  return table(rows);
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length ? ['', title, ...lines] : []);

/** @param isColoured whether the terminal shows colours */
export function print(report: Report, isColoured: boolean): string {
  const { asked, address, bytes, site, islands, owners, replaced, libraries, findings, verdict, weights } = report;
  const paint = (colour: keyof typeof COLOURS, text: string) =>
    isColoured ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text;
  const bold: Paint = (text) => paint('bold', text);
  const problems = findings.filter(({ level }) => level !== 'note').length;
  const scripts = [...replaced, ...libraries];
  return [
    `${bold(harmless(address || asked))} (${kilobytes(bytes)} of HTML)`,
    ...section(bold('Theme and plugins with files on the page'), siteRows(site)),
    ...section(
      bold(`Islands (${islands.length})`),
      islands.length
        ? table([['island', 'hosts', 'wakes', 'chunk', 'gzip', 'standing'], ...islands.map(islandRow)])
        : [],
    ),
    ...section(
      bold('Who owns what'),
      owners.length ? table([['markup', 'islands', 'owner', 'to switch'], ...owners.map(ownerRow)]) : [],
    ),
    ...section(
      bold('Scripts that do the same work, and their libraries'),
      scripts.length ? table([['handle', 'gzip', 'islands'], ...scripts.map(scriptRow)]) : [],
    ),
    ...section(bold('JavaScript, gzip'), javascript(weights)),
    ...section(bold('Findings'), findings.flatMap(finding(paint))),
    '',
    verdict === 'fine'
      ? paint('good', 'Fine: no problems.')
      : paint('error', `${problems} ${problems === 1 ? 'problem' : 'problems'}.`),
  ].join('\n');
}
