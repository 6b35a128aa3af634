/** An archive of files, by their path in it, with their time in seconds since 1970; the same bytes for the same files. */
export function zip(files: Map<string, Buffer>, seconds?: number): Buffer;
