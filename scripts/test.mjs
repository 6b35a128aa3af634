/**
 * `npm test`: installs what is missing, runs everything, and ends with the time of each step, the failures, and one
 * line of counts.
 */
import { begin } from './begin.mjs';

/** The steps that need no build, in rows that run at the same time, because most steps leave a processor idle. */
const SOURCES = [
  ['lint', 'unit'],
  ['views', 'stories'],
];
/** The browser tests need the release, and leave a processor idle while they wait for a page. */
const BUILT = [
  ['release', 'browser'],
  ['types', 'size', 'package', 'php', 'torture', 'shortSoak', 'firefox', 'webkit'],
];
const COUNT = [...SOURCES, ['build'], ...BUILT].flat().length;

const results = {};
const secondsSince = (began) => Math.round((Date.now() - began) / 1000);

/** Runs a step, and returns its last line. */
async function test(run, name, print) {
  const began = Date.now();
  const { inWords } = await import('./counts.mjs');
  const { ok, passed, failed, skipped = 0, missing = 0, failures = [] } = await run(name, print);
  results[name] = { ok, passed, failed, skipped, missing, failures, seconds: secondsSince(began) };
  return `── ${name}: ${inWords(results[name])} (${results[name].seconds} s); step ${Object.keys(results).length} of ${COUNT} is done\n`;
}

async function testAlone(run, name) {
  console.log(`\n── ${name}`);
  process.stdout.write(await test(run, name));
}

/** Runs one step after the other. Prints a step's output when the step is done, because other rows print meanwhile. */
async function testRow(run, names) {
  for (const name of names) {
    let printed = `\n── ${name}\n`;
    const end = await test(run, name, (text) => {
      printed += text;
    });
    process.stdout.write(printed + end);
  }
}

async function testRows(run, rows) {
  console.log(`\nSide by side: ${rows.map((names) => names.join(', ')).join(' | ')}`);
  await Promise.all(rows.map((names) => testRow(run, names)));
}

await begin(async () => {
  const { run } = await import('./steps.mjs');
  const { sharesOf } = await import('./shares.mjs');
  const began = Date.now();
  await testRows(run, SOURCES);
  await testAlone(run, 'build');
  if (results.build.ok) await testRows(run, BUILT);
  const entries = Object.entries(results);
  const sum = (key) => entries.reduce((total, [, result]) => total + result[key], 0);
  const broken = entries.filter(([, { ok }]) => !ok).map(([name]) => name);
  console.log(
    `\n${sharesOf(Object.fromEntries(entries.map(([name, { seconds }]) => [name, seconds])), secondsSince(began))}`,
  );
  console.log(broken.length ? `These steps failed, and say above why: ${broken.join(', ')}.` : 'Everything passed.');
  for (const [name, { failures }] of entries) for (const failure of failures) console.log(`✗ ${name} ${failure}`);
  const having = (key) => entries.filter(([, result]) => result[key]).map(([name, result]) => `${name} ${result[key]}`);
  const [skipping, missing] = [having('skipped'), having('missing')];
  if (skipping.length) console.log(`Skipped for want of what this machine lacks: ${skipping.join(', ')}.`);
  if (missing.length) console.log(`Tests that did not run, at least: ${missing.join(', ')}.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') ? 1 : 0);
});
