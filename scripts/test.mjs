/** `npm test`: installs what is missing, runs everything, and ends with one line of counts. */
import { installWhatIsMissing } from './install.mjs';
import { run } from './steps.mjs';

const STEPS = ['lint', 'types', 'unit', 'build', 'size', 'package', 'stories', 'browser'];

installWhatIsMissing();
const results = [];
for (const name of STEPS) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const result = await run(name);
  results.push(result);
  console.log(
    `── ${name}: ${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''} (${Math.round((Date.now() - began) / 1000)} s)`,
  );
  // Without a build there is nothing to test in a browser.
  if (name === 'build' && !result.ok) break;
}
const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
