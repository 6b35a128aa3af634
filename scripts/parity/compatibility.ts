/** What the walks through themes and plugins found, as docs/compatibility.md's table. */
import { markdownTable } from '../markdownTable';
import type { Suite } from './table';

/** A shop's dress, theme and plugins, and the report of the walk through it. */
export interface Dress {
  name: string;
  report: { suites: Suite[] };
}

interface Step {
  title: string;
  status: string;
  /** Why it differs on purpose. */
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

function rowOf({ name, report }: Dress): string[] {
  const steps = report.suites.flatMap(stepsOf);
  const failed = steps.filter((step) => !works(step)).map(({ title }) => title);
  const reasons = [...new Set(steps.flatMap(({ reason }) => reason ?? []))];
  return [name, `${steps.filter(works).length} of ${steps.length}`, failed.join(', ') || '–', reasons.join(' ') || '–'];
}

/** One row for each dress: how many steps are as without the plugin, which are not, and what differs on purpose. */
export const compatibilityTable = (dresses: readonly Dress[]): string =>
  `${markdownTable(['Theme and plugins', 'Steps as without', 'Not', 'Differs on purpose'], dresses.map(rowOf))}\n`;

/** Whether a step of any of them is not as without the plugin. */
export const hasFailures = (dresses: readonly Dress[]): boolean =>
  dresses.some(({ report }) => report.suites.flatMap(stepsOf).some((step) => !works(step)));
