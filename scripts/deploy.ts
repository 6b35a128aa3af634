/** `npm run deploy -- --to FOLDER [--keep 2]`: puts dist/ into a folder that a server serves (docs/delivery.md). */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { putBuild } from './build/putBuild';

const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string', default: '2' } } });
const keep = Number(values.keep);
if (!values.to || !Number.isInteger(keep) || keep < 0) {
  console.error('npm run deploy -- --to FOLDER [--keep HOW MANY EARLIER BUILDS]');
  process.exit(2);
}
for (const part of ['', '/lean'].filter((one) => existsSync(`dist${one}/manifest.json`))) {
  const [build, ...earlier] = putBuild(`dist${part}`, `${values.to}${part}`, keep);
  console.log(`${values.to}${part}: ${build}; kept for pages that are open: ${earlier.join(', ') || 'none'}`);
}
