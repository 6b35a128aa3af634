/** `npm run docs`: writes the documents that are made from the code and from other documents. */
import { writeFileSync } from 'node:fs';
import { madePages } from './docs/madePages';

for (const [path, make] of Object.entries(madePages)) writeFileSync(path, make());
