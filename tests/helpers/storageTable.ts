/** The table of docs/storage.md, for the tests that hold code and pages to it. */
import { readFileSync } from 'node:fs';

export interface Row {
  key: string;
  where: string;
  purpose: string;
  lifetime: string;
  category: string;
}

/** The rows of docs/storage.md. */
export const storageTable = (): Row[] =>
  [...readFileSync('docs/storage.md', 'utf8').matchAll(/^\| `([^`]+)` \| (.*) \| (.*) \| (.*) \| (.*) \|$/gm)].map(
    ([, key = '', where = '', purpose = '', lifetime = '', category = '']) => ({
      key,
      where,
      purpose,
      lifetime,
      category,
    }),
  );

/** Whether a row describes a key; `{…}` in the row stands for anything. */
export function fits({ key: row }: Row, key: string): boolean {
  const pattern = row
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(key);
}
