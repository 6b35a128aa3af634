import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { zip } from '../../scripts/zip.mjs';

const FILES = new Map([
  ['plugin/readme.txt', Buffer.from('A text, a text, a text.')],
  ['plugin/includes/ünïcode.php', Buffer.from('<?php // ✓')],
  ['plugin/empty.js', Buffer.alloc(0)],
]);

/** Reads an archive by its directory, as unpackers do. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size] = [20, 24].map((place) => archive.readUInt32LE(at + place)) as [number, number];
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    // Unpackers must be told that a name is UTF-8.
    expect(!!(archive.readUInt16LE(at + 8) & 0x800)).toBe(Buffer.byteLength(name) > name.length);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    expect([archive.toString('latin1', local, local + 4), content.length]).toEqual(['PK\x03\x04', size]);
    files.set(name, content);
    at += 46 + length;
  }
  expect(archive.toString('latin1', at, at + 4)).toBe('PK\x05\x06');
  return files;
}

describe('the archive of the WordPress plugin', () => {
  test('gives back what was packed, under its own name', () => {
    const files = unzip(zip(FILES));
    expect(Object.fromEntries(files)).toEqual(Object.fromEntries(FILES));
  });

  test('is the same for the same files in any order', () => {
    expect(zip(new Map([...FILES].reverse())).equals(zip(FILES))).toBe(true);
  });

  test('dates its files, so that PHP’s cache notices those of a later version', () => {
    const commit = Date.UTC(2026, 10, 28, 12, 34, 56) / 1000;
    const [time, date] = [12, 14].map((place) => {
      const archive = zip(FILES, commit);
      return archive.readUInt16LE(archive.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + place);
    }) as [number, number];
    expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2026, 11, 28]);
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([12, 34, 56]);
  });
});
