import { expect, test } from 'vitest';
import { type Suite, tables } from '../../scripts/parity/table';

const spec = (title: string, tag: string, status: string, ...differences: string[]) => ({
  title,
  tags: [tag],
  tests: [{ status, annotations: differences.map((description) => ({ type: 'difference', description })) }],
});

const report = (...specs: ReturnType<typeof spec>[]): { suites: Suite[] } => ({
  suites: [
    {
      title: 'real-shop/live-search.spec.ts',
      suites: specs.map((one) => ({ title: `with ${one.tags[0]}`, specs: [one] })),
    },
  ],
});

test('a scenario is one row, with its result in each way', () => {
  const page = tables([
    report(
      spec('finds', 'islands', 'expected'),
      spec('finds', '@both', 'unexpected', 'asks | twice'),
      spec('finds', 'plugin', 'flaky'),
    ),
  ]);
  expect(page).toContain('## Live search');
  expect(page).toContain('| finds | works | **fails** | works, not at once | asks \\| twice |');
  expect(page).toContain('1 scenarios. What works: islands 1 of 1, both 0 of 1, plugin 1 of 1.');
});

test('skipped scenarios and those of the originals alone are left out', () => {
  expect(tables([report(spec('one', 'islands', 'skipped'), spec('two', 'original', 'expected'))])).not.toContain('##');
});

test('the result of a later report counts', () => {
  const page = tables([report(spec('finds', 'islands', 'unexpected')), report(spec('finds', 'islands', 'expected'))]);
  expect(page).toContain('| finds | works |  |  |  |');
});
