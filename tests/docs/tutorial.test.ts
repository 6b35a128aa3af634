/** Follows docs/tutorial.md: takes its snippets, bundles them as a theme does, and does what the page says. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { files, languages, markup } from './tutorialCode';

const FOLDER = resolve('test-results/tutorial');
const ENTRIES: Record<string, string> = {
  'shop-islands': 'src/entry/index.ts',
  'shop-islands/react': 'src/entry/react.ts',
};

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, code] of files) {
    const own = code.replace(
      /from '(shop-islands(?:\/react)?)'/g,
      (_all, entry) => `from '${resolve(ENTRIES[entry] as string)}'`,
    );
    writeFileSync(join(FOLDER, name), own);
  }
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

it('the tutorial has a page, an island and a start', () => {
  expect(languages).toEqual(['html', 'tsx', 'ts']);
});

it('the tutorial leads to an island that works, without any further export', async () => {
  // Constants that the build defines.
  for (const [name, value] of Object.entries({ __VERSION__: 'test', __BUILD__: '' })) vi.stubGlobal(name, value);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  delete (window as { shopIslands?: unknown }).shopIslands;
  document.body.innerHTML = markup;
  await act(() => import(/* @vite-ignore */ join(FOLDER, 'theme.ts')));
  await act(() =>
    vi.waitFor(() => expect(document.querySelector<HTMLElement>('.pack-size')?.dataset.islandStatus).toBe('ready'), {
      timeout: 15_000,
    }),
  );
  const button = document.querySelector<HTMLButtonElement>('.pack-size + .shop-islands button') as HTMLButtonElement;
  expect([button.textContent, button.title]).toEqual(['1 × £4.50 = £4.50', 'pack-size']);
  await act(() => button.click());
  expect(button.textContent).toBe('2 × £4.50 = £9.00');
});
