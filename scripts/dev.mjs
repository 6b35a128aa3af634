/**
 * `npm run dev`: serves the demo within seconds. A file of dist/ is built when a page asks for it, and again when its
 * sources have changed.
 */
import { begin } from './begin.mjs';

await begin(async () => {
  console.log('Building the loader and core …');
  const { run } = await import('./steps.mjs');
  process.exitCode = (await run('dev')).ok ? 0 : 1;
});
