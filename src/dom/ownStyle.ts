/** An element's own style, by the names that scripts have for properties; undefined where it has none. */
export function ownStyle({ style }: HTMLElement): Record<string, string> | undefined {
  const names = Array.from(style);
  const scriptName = (name: string) =>
    name.startsWith('--') ? name : name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return names.length
    ? Object.fromEntries(names.map((name) => [scriptName(name), style.getPropertyValue(name)]))
    : undefined;
}
