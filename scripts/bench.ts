/**
 * `npm run bench`: figures of the demo alone, on the console.
 * `npm run bench -- --base URL` compares a shop's own scripts with the islands and with the lean build, interleaved, and
 * writes docs/performance.md and its chart. `--rounds N` (5), `--check` (ends with 1 where a budget that does not hang on
 * the machine is not met), `--out FOLDER` (docs), and the shop's paths: `--listing`, `--product`, `--choice`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { toChart } from './bench/chart';
import { measureDemoShop } from './bench/demoShop';
import { failures, judgeAll } from './bench/judge';
import { createPages } from './bench/kinds';
import { toMarkdown } from './bench/markdown';
import { measureShop } from './bench/measureShop';
import { type Options, readOptions } from './bench/options';
import type { Results } from './bench/results';
import { showFigure } from './bench/show';
import { launchOptions } from './browser.mjs';

const CHART = 'images/performance.svg';
/** The demo's runs are long; a shop beside them is what matters. */
const demoRounds = (rounds: number, isAlone: boolean) => Math.min(rounds, isAlone ? 3 : 2);

async function measure(browser: Browser, options: Options): Promise<Results> {
  const { base, rounds } = options;
  const shop = base ? await measureShop(browser, createPages(base), options, console.log) : { sections: [], missing: [] };
  console.log('The demo …');
  const demo = await measureDemoShop(browser, demoRounds(rounds, !base), !base);
  return { rounds, missing: shop.missing, sections: [...shop.sections, demo] };
}

function print(results: Results): void {
  for (const { title, rows, figures } of results.sections) {
    const rowOf = (value: string, unit: (typeof rows)[number]['unit']) =>
      Object.fromEntries(Object.entries(figures).map(([kind, of]) => [kind, showFigure(of[value], unit)]));
    console.log(`\n${title}`);
    console.table(Object.fromEntries(rows.map(({ label, value, unit }) => [label, rowOf(value, unit)])));
  }
  console.table(judgeAll(results).map(({ what, kind, budget, measured, isMet }) => ({ what, kind, budget, measured, '': isMet ? 'met' : 'NOT MET' })));
}

function write(results: Results, out: string): void {
  mkdirSync(join(out, 'images'), { recursive: true });
  writeFileSync(join(out, 'performance.md'), toMarkdown(results, CHART));
  writeFileSync(join(out, CHART), toChart(results));
  console.log(`Written: ${join(out, 'performance.md')} and its chart.`);
}

const options = readOptions(process.argv.slice(2));
const browser = await chromium.launch(await launchOptions());
const results = await measure(browser, options).finally(() => browser.close());
print(results);
if (options.base) write(results, options.out);
if (options.isCheck) {
  const failed = failures(judgeAll(results));
  for (const { what, kind, measured, budget } of failed) console.error(`Not met: ${what} (${kind}): ${measured}, budget ${budget}.`);
  process.exitCode = Number(failed.length > 0);
}
