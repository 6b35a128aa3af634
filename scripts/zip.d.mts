/** The checksum of zip entries. */
export function crc32(bytes: Uint8Array): number;
/** An archive of files, by their path in it; the same bytes for the same files. */
export function zip(files: Map<string, Buffer>): Buffer;
