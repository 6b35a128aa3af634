/** Owns how swatches over a plain select look, and in which order they stand. Pure. */
import type { Swatch } from './contract';

/** How an option's swatch looks, as `data-swatches` says it; unchecked. */
export interface Look {
  color?: unknown;
  image?: unknown;
}

/** Looks by the option's value; undefined where the attribute is no JSON object. */
export function parseLooks(json: string): Readonly<Record<string, Look | null>> | undefined {
  try {
    const looks = JSON.parse(json);
    return looks && typeof looks === 'object' ? looks : undefined;
  } catch {
    return undefined;
  }
}

/** Adds a swatch for each option that has none, in the options' order. One whose option is gone may come back: it stays. */
export function withOptions(known: readonly Swatch[], options: readonly Swatch[]): readonly Swatch[] {
  const all = [...known];
  let place = 0;
  for (const option of options) {
    const at = all.findIndex(({ value }) => value === option.value);
    if (at < 0) all.splice(place++, 0, option);
    else place = at + 1;
  }
  return all;
}
