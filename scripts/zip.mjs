/** Writes zip archives, the same bytes for the same files: sorted, without times or owners. */
import { zipSync } from 'fflate';

/** The earliest time that a zip can hold, in whichever zone. */
const mtime = new Date(1980, 0, 1);

/**
 * An archive of files.
 * @param {Map<string, Buffer>} files by their path in it, with slashes
 * @returns {Buffer}
 */
export function zip(files) {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(zipSync(Object.fromEntries(sorted), { level: 9, mtime }));
}
