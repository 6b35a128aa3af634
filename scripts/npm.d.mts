/** Runs npm in a folder, and gives what it prints. */
export function npm(words: readonly string[], cwd?: string): string;
/** Runs `npm pack` with these options; returns npm's description of the archive. */
export function npmPack(...options: string[]): { filename: string; size: number; files: { path: string }[] };
