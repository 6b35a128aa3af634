/** Writes zip archives, the same bytes for the same files of one commit: sorted, without owners. */
import { spawnSync } from 'node:child_process';
import { zipSync } from 'fflate';

/** The earliest time that a zip can hold, in whichever zone: seconds since 1970. */
const EARLIEST = Date.UTC(1980, 0, 2) / 1000;

/**
 * When the files were made, in seconds since 1970: what SOURCE_DATE_EPOCH says, else the time of the newest commit. The
 * files of a later version are newer, so that PHP's cache of compiled files notices the change however the archive was
 * unpacked.
 */
function madeAt() {
  const commit = () => spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout;
  return Math.max(EARLIEST, Number(process.env.SOURCE_DATE_EPOCH || commit()) || 0);
}

/**
 * An archive of files.
 * @param {Map<string, Buffer>} files by their path in it, with slashes
 * @param {number} [seconds] the files' time, in seconds since 1970
 * @returns {Buffer}
 */
export function zip(files, seconds = madeAt()) {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  // A zip holds a time without its zone: the same everywhere.
  const utc = new Date(seconds * 1000);
  const mtime = new Date(utc.getTime() + utc.getTimezoneOffset() * 60_000);
  return Buffer.from(zipSync(Object.fromEntries(sorted), { level: 9, mtime }));
}
