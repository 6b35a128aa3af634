/** Owns the look and the order of swatches for a plain select. Pure. */
import type { Swatch } from './contract';

/** The look of an option's swatch, as `data-swatches` has it; unchecked. */
export interface Look {
  color?: unknown;
  image?: unknown;
}

/** The looks by the option's value; undefined when the attribute is not a JSON object. */
export function parseLooks(json: string): Readonly<Record<string, Look | null>> | undefined {
  try {
    const looks = JSON.parse(json);
    return looks && typeof looks === 'object' ? looks : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds a swatch for each new option, in the options' order. A swatch whose option is gone stays, because the option may
 * come back.
 */
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
