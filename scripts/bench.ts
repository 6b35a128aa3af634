/**
 * `npm run bench`: figures of the demo alone, on the console. `npm run bench -- --base URL --marketing URL` compares a
 * shop's own scripts with the islands and with the lean build, interleaved, and writes docs/performance.md and its
 * chart; the marketing shop has a campaign, a consent banner and a chat, and may be left out. `npm run bench --
 * --shops` measures shops as an owner gets them, the plugin off and on, in the dresses that MATRIX names
 * (docs/compatibility.md), and writes that part of docs/performance.md; with `--check` it ends with 1 where a page is
 * heavier with the plugin on. `--rounds N` (5), `--only SECTION,SECTION` (prints, and writes nothing), `--check` (ends
 * with 1 if a budget that depends only on the code is not met, if a ratio misses its budget by more than its error, or
 * if a section breaks), `--out FOLDER` (docs), and the shops' paths: `--listing`, `--product`, `--simple`, `--choice`,
 * `--cart`, `--checkout`, `--plain`, `--account`, `--widgets`, `--content`, `--campaign`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { toChart } from './bench/chart';
import { measureDemoShop } from './bench/demoShop';
import { failures, judgeAll } from './bench/judge';
import { marketingParts } from './bench/loadParts';
import { toMarkdown } from './bench/markdown';
import { measureShop } from './bench/measureShop';
import { type Options, readOptions } from './bench/options';
import { partsOf } from './bench/parts';
import type { Results } from './bench/results';
import { heavierPages } from './bench/shops/figures';
import { measureShops } from './bench/shops/measureShops';
import { shopsPart, shopsPartIn, withShopsPart } from './bench/shops/page';
import { showFigure } from './bench/show';
import { summaryOf } from './bench/summary';
import { launchOptions } from './browser.mjs';

const CHART = 'images/performance.svg';
/**
 * The demo's runs are long, so they get fewer rounds, and still fewer when a shop is measured too, which matters more.
 */
const demoRounds = (rounds: number, isAlone: boolean) => Math.min(rounds, isAlone ? 3 : 2);

async function measure(browser: Browser, options: Options): Promise<Results> {
  const { base, marketing, only, rounds } = options;
  const say = console.log;
  const shops = [
    ...(base ? [await measureShop(browser, options, { base, partsOf, say })] : []),
    ...(marketing ? [await measureShop(browser, options, { base: marketing, partsOf: marketingParts, say })] : []),
  ];
  const isAlone = !shops.length;
  const demo = await measureDemoShop(browser, { rounds: demoRounds(rounds, isAlone), isAlone, only, say });
  const all = [...shops, demo];
  return {
    rounds,
    missing: shops.flatMap(({ missing }) => missing),
    broken: all.flatMap(({ broken }) => broken),
    sections: all.flatMap(({ sections }) => sections),
  };
}

function print(results: Results): void {
  for (const { title, rows, figures } of results.sections) {
    const rowOf = (value: string, unit: (typeof rows)[number]['unit']) =>
      Object.fromEntries(Object.entries(figures).map(([kind, of]) => [kind, showFigure(of[value], unit)]));
    console.log(`\n${title}`);
    console.table(Object.fromEntries(rows.map(({ label, value, unit }) => [label, rowOf(value, unit)])));
  }
  const { head, rows } = summaryOf(results);
  if (rows.length)
    console.table(rows.map((row) => Object.fromEntries(row.map((cell, place) => [head[place] || 'page', cell]))));
  console.table(
    judgeAll(results).map(({ what, kind, budget, measured, isMet }) => ({
      what,
      kind,
      budget,
      measured,
      '': isMet ? 'met' : 'NOT MET',
    })),
  );
}

const readPage = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function write(results: Results, out: string): void {
  mkdirSync(join(out, 'images'), { recursive: true });
  const file = join(out, 'performance.md');
  writeFileSync(file, withShopsPart(toMarkdown(results, CHART), shopsPartIn(readPage(file))));
  writeFileSync(join(out, CHART), toChart(results));
  console.log(`Written: ${file} and its chart.`);
}

/** Returns the number of pages that are heavier with the plugin on. */
async function compareShops(browser: Browser, options: Options): Promise<number> {
  const { shops, broken } = await measureShops(browser, options, console.log);
  const file = join(options.out, 'performance.md');
  mkdirSync(options.out, { recursive: true });
  writeFileSync(file, withShopsPart(readPage(file), shopsPart(shops)));
  const heavier = heavierPages(shops);
  for (const text of broken) console.error(text);
  process.exitCode = Number(broken.length > 0);
  for (const text of heavier) console.error(`Worse with the plugin on: ${text}.`);
  console.log(`Written: a part of ${file}.`);
  return heavier.length;
}

/** Returns the number of budgets that are surely not met. */
async function compareScripts(browser: Browser, options: Options): Promise<number> {
  const results = await measure(browser, options);
  print(results);
  if (options.base && !options.only) write(results, options.out);
  for (const text of results.broken) console.error(text);
  process.exitCode = Number(results.broken.length > 0);
  const failed = failures(judgeAll(results));
  if (options.isCheck)
    for (const { what, kind, measured, budget } of failed)
      console.error(`Not met: ${what} (${kind}): ${measured}, budget ${budget}.`);
  return failed.length;
}

const options = readOptions(process.argv.slice(2));
const browser = await chromium.launch(await launchOptions());
const faults = await (options.isShops ? compareShops : compareScripts)(browser, options).finally(() => browser.close());
if (options.isCheck) process.exitCode ||= Number(faults > 0);
