/** Writes zip archives, the same bytes for the same files: sorted, without times or owners. Node only. */
import { deflateRawSync } from 'node:zlib';

/** Midnight of 1 January 1980, the first time that a zip can tell. */
const DATE = 0x21;
const VERSION = 20;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/** The checksum of zip entries. */
export const crc32 = (bytes) => ~bytes.reduce((sum, byte) => (sum >>> 8) ^ TABLE[(sum ^ byte) & 0xff], ~0) >>> 0;

/** Bytes of little-endian numbers: pairs of how many bytes, and the value. */
const numbers = (...pairs) => {
  const bytes = Buffer.alloc(pairs.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of pairs) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

/** What an entry says of its file, in its own head and in the directory's. */
const facts = (file) => [
  [2, VERSION],
  [2, UTF8_NAMES],
  [2, DEFLATED],
  [2, 0],
  [2, DATE],
  [4, file.crc],
  [4, file.packed.length],
  [4, file.content.length],
  [2, file.name.length],
  [2, 0],
];

const local = (file) => Buffer.concat([numbers([4, 0x04034b50], ...facts(file)), file.name, file.packed]);

const listed = (file, offset) =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, VERSION], ...facts(file), [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    file.name,
  ]);

/**
 * An archive of files.
 * @param {Map<string, Buffer>} files by their path in it, with slashes
 * @returns {Buffer}
 */
export function zip(files) {
  const heads = [];
  const bodies = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const file = {
      name: Buffer.from(path),
      content,
      packed: deflateRawSync(content, { level: 9 }),
      crc: crc32(content),
    };
    heads.push(listed(file, offset));
    bodies.push(local(file));
    offset += bodies.at(-1).length;
  }
  const directory = Buffer.concat(heads);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, heads.length],
    [2, heads.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...bodies, directory, end]);
}
