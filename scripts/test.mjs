/** `npm test`: installs what is missing, runs everything, and ends with one line of counts. */
import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

const FIRST = ['lint', 'unit', 'php', 'build'];
/** Two rows side by side: Firefox leaves a processor idle. */
const ROWS = [['firefox'], ['types', 'size', 'package', 'release']];
const LAST = ['torture', 'views', 'stories', 'browser'];

const results = {};

/** Runs a step, and gives its last line. */
async function test(name, print) {
  const began = Date.now();
  const { ok, passed, failed, skipped } = await run(name, print);
  results[name] = { ok, passed, failed };
  return `── ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${Math.round((Date.now() - began) / 1000)} s)\n`;
}

async function testEach(names) {
  for (const name of names) {
    console.log(`\n── ${name}`);
    process.stdout.write(await test(name));
  }
}

/** As `testEach`, but what a step prints is kept until it is done. */
async function testBeside(names) {
  for (const name of names) {
    let printed = `\n── ${name}\n`;
    const end = await test(name, (text) => {
      printed += text;
    });
    process.stdout.write(printed + end);
  }
}

installWhatIsMissing();
await testEach(FIRST);
// Without a build there is nothing to test in a browser.
if (results.build.ok) {
  await Promise.all(ROWS.map(testBeside));
  await testEach(LAST);
}
const sum = (key) => Object.values(results).reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
