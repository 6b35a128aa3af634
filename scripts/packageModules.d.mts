export function modulesOf(folder: string, name: string, found?: Set<string>): Set<string>;
