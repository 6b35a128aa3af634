/**
 * `npm run docs:site -- [--to FOLDER]`: makes the documentation site of this version in FOLDER/VERSION/, beside the
 * other versions, and the list of all versions. Without `--to` the folder is release/docs.
 */
import { parseArgs } from 'node:util';
import { writeSite } from './release/docsSite';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'release/docs' } } });
const { path } = await writeSite(values.to);
console.log(`Open ${path}index.html: it needs no server.`);
