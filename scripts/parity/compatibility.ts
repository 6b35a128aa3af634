/** Makes docs/compatibility.md's table from the walks through themes and plugins. */
import { markdownTable } from '../markdownTable';
import type { Suite } from './table';

/** A shop's dress, theme and plugins, and the report of the walk through it. */
export interface Dress {
  name: string;
  /** Features that the islands can use and that its version of WooCommerce lacks. */
  lacks?: readonly string[];
  report: { suites: Suite[] };
}

interface Step {
  title: string;
  status: string;
  /** The reason for a difference on purpose. */
  reason?: string;
}

const stepsOf = ({ specs = [], suites = [] }: Suite): Step[] => [
  ...specs.map(({ title, tests: [test] }) => ({
    title,
    status: test?.status ?? 'skipped',
    reason: test?.annotations.find(({ type }) => type === 'difference')?.description,
  })),
  ...suites.flatMap(stepsOf),
];

const works = ({ status }: Step) => status === 'expected' || status === 'flaky';

function rowOf({ name, lacks, report }: Dress): string[] {
  const steps = report.suites.flatMap(stepsOf);
  const failed = steps.filter((step) => !works(step)).map(({ title }) => title);
  const reasons = [...new Set(steps.flatMap(({ reason }) => reason ?? []))];
  return [
    name,
    `${steps.filter(works).length} of ${steps.length}`,
    failed.join(', ') || '–',
    reasons.join(' ') || '–',
    ...(lacks ? [lacks.join(', ') || '–'] : []),
  ];
}

const COLUMNS = ['Steps as without', 'Not', 'Differs on purpose'];

/**
 * One row for each dress: the number of steps that are as without the plugin, the steps that are not, and the
 * differences on purpose.
 */
export const compatibilityTable = (dresses: readonly Dress[]): string =>
  `${markdownTable(['Theme and plugins', ...COLUMNS], dresses.map(rowOf))}\n`;

/** The same for shops with other versions, with what each version lacks. */
export const versionsTable = (shops: readonly Dress[]): string =>
  `${markdownTable(['Versions', ...COLUMNS, 'The version lacks'], shops.map(rowOf))}\n`;

/** Whether any step of any dress differs from the shop without the plugin. */
export const hasFailures = (dresses: readonly Dress[]): boolean =>
  dresses.some(({ report }) => report.suites.flatMap(stepsOf).some((step) => !works(step)));
