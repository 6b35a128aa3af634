/** Says what is wrong with the command's arguments. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAIN } from './copy';

/** A sentence, or nothing if both arguments are folders of WooCommerce. */
export function problemOf(given: readonly string[]): string | undefined {
  if (given.length !== 2)
    return `Name two unpacked copies of WooCommerce, each a folder that holds ${MAIN}: npm run follow -- OLD NEW`;
  const wrong = given.find((folder) => !existsSync(join(folder, MAIN)));
  return wrong && `${wrong} holds no ${MAIN}: name the folder of an unpacked WooCommerce.`;
}
