/**
 * `node scripts/run.mjs STEP … [--option …]`: installs what is missing and runs steps until one fails. Options are the
 * last step's.
 */
import { begin } from './begin.mjs';

await begin(async () => {
  const { run } = await import('./steps.mjs');
  const { splitWords } = await import('./words.mjs');
  for (const name of splitWords(process.argv.slice(2)).names) if (!(await run(name)).ok) process.exit(1);
});
