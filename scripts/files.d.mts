/** Files below a folder, as paths with slashes. */
export function filesBelow(folder: string): string[];
