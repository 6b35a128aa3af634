/**
 * `npm start`: installs what is missing, serves the demo storefront at once, and builds dist/ meanwhile. The demo has
 * the build's files from then on.
 */
import { begin } from './begin.mjs';

await begin(async () => {
  const { run } = await import('./steps.mjs');
  process.exitCode = (await run('start')).ok ? 0 : 1;
});
