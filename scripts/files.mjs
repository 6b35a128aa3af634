/** Files of a folder. */
import { readdirSync } from 'node:fs';

/** Files below a folder, as paths with slashes. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
    .sort();
