/** Makes docs/performance.md from a run's results alone. */
import { markdownTable } from '../markdownTable';
import { intervalOf, type Take, takeMedian } from './interval';
import { judgeAll, type Verdict } from './judge';
import type { Kind } from './kinds';
import { netScriptRatio, type Results, type Row, ratioOf, type Section } from './results';
import { show, showFigure, showRatio } from './show';
import { summaryOf } from './summary';

const COMPARED: readonly Kind[] = ['islands', 'lean'];
const NAMES: Record<Kind, string> = { none: 'no script files', original: 'original', islands: 'islands', lean: 'lean' };

const kindsOf = ({ figures }: Section) => (Object.keys(NAMES) as Kind[]).filter((kind) => figures[kind]);

const ratioText = (ratio: (take: Take) => number | undefined) => showRatio(ratio(takeMedian), intervalOf(ratio));

function rowOf({ figures }: Section, row: Row, kinds: readonly Kind[], ratios: readonly Kind[]): string[] {
  const asRatio = (kind: Kind) => (row.isCompared ? ratioText((take) => ratioOf(figures, kind, row.value, take)) : '–');
  return [row.label, ...ratios.map(asRatio), ...kinds.map((kind) => showFigure(figures[kind]?.[row.value], row.unit))];
}

function netRow({ figures }: Section, kinds: readonly Kind[], ratios: readonly Kind[]): string[] {
  const base = figures.none?.script?.median ?? 0;
  const net = (kind: Kind) =>
    kind === 'none' ? '–' : show(Math.max(0, (figures[kind]?.script?.median ?? 0) - base), 'ms');
  return [
    'script time, minus that of the page without scripts',
    ...ratios.map((kind) => ratioText((take) => netScriptRatio(figures, kind, take))),
    ...kinds.map(net),
  ];
}

function sectionText(section: Section): string {
  const kinds = kindsOf(section);
  const ratios = section.figures.original ? COMPARED.filter((kind) => kinds.includes(kind)) : [];
  const measured = section.rows.filter(({ value }) => kinds.some((kind) => section.figures[kind]?.[value]));
  const rows = measured.flatMap((row) => {
    const own = rowOf(section, row, kinds, ratios);
    return row.value === 'script' ? [own, netRow(section, kinds, ratios)] : [own];
  });
  const head = ['', ...ratios.map((kind) => `${NAMES[kind]} ÷ original`), ...kinds.map((kind) => NAMES[kind])];
  return `## ${section.title}\n\n${section.about}\n\n${markdownTable(head, rows)}`;
}

const BASES = { count: 'the code', ratio: 'a ratio of this run', time: 'this machine too' };

const verdictRow = ({ what, kind, measured, budget, basis, isMet }: Verdict) => [
  what,
  NAMES[kind],
  budget,
  measured,
  isMet ? 'met' : '**not met**',
  BASES[basis],
];

function budgetText(results: Results): string {
  const rows = judgeAll(results).map(verdictRow);
  return `## Budgets\n\nThe last column says on what a verdict depends. \`--check\` fails on verdicts that depend on the code alone, and on a ratio whose whole range is over its budget. \`npm run size\` checks the sizes of single files.\n\n${markdownTable(['', 'build', 'budget', 'measured', '', 'depends on'], rows)}`;
}

function summaryText(results: Results): string[] {
  const { head, rows } = summaryOf(results);
  if (!rows.length) return [];
  return [
    '## Every page at a glance',
    'JavaScript and its requests, script time beyond that of the same page without script files, and layout shift. Each ratio is followed by its range.',
    markdownTable(head, rows),
  ];
}

/** @param chart the chart's path, from the document's folder */
export function toMarkdown(results: Results, chart: string): string {
  const about = [
    '# Performance',
    'One shop, one run: its plugins’ own scripts (`original`), Shop Islands (`islands`), and the build with Preact (`lean`), measured in turn, round by round. This command writes the page',
    '```sh\nnpm run bench -- --base URL --marketing URL\n```',
    `for a shop whose pages take \`?scripts=original\` and \`?scripts=islands\`, and for one with a campaign, a consent banner and a chat. Figures are medians, followed by the lowest and the highest. A ratio is followed by its range when the rounds are drawn again (a bootstrap, 95 of 100 draws). Rounds: ${results.rounds}, three times as many for loads, fewer for the longest runs. Each visit is a new profile on a screen of 390 × 844. The command itself serves the pages, as a full-page cache does. KB is 1,000 bytes: of gzip -9 for scripts, without inline ones, and of memory for the heap. Milliseconds depend on the machine; only the ratios hold elsewhere.`,
    'In the columns `islands` and `lean` every other script is taken out of the page, which no shop does: they show what our files weigh and do. `npm run bench -- --shops` measures what a shop owner gets on a page that keeps its theme and its other plugins.',
    ...results.missing,
    ...results.broken,
    ...summaryText(results),
    `![The islands’ figures as parts of the original’s](${chart})`,
  ];
  return `${[...about, budgetText(results), ...results.sections.map(sectionText)].join('\n\n')}\n`;
}
