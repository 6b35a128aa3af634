/** An archive of files, by their path in it; the same bytes for the same files. */
export function zip(files: Map<string, Buffer>): Buffer;
