/** `npm start`: installs what is missing, builds dist/, and serves the demo storefront. */
import { begin } from './begin.mjs';

await begin(async () => {
  const { run } = await import('./steps.mjs');
  const began = Date.now();
  console.log('Building the scripts, which takes half a minute …');
  if (!(await run('build')).ok) process.exit(1);
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s. Ctrl-C ends the demo.`);
  await run('demo');
});
