// @vitest-environment node
/** Tests that islands are readable in light and dark schemes if the theme sets no tokens. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync('src/ui/tokens.css', 'utf8');

type Colour = readonly [red: number, green: number, blue: number];

/** The system's colours, as Chromium has them. */
const SCHEMES: Record<string, Record<string, Colour>> = {
  light: { canvas: [255, 255, 255], canvastext: [0, 0, 0] },
  dark: { canvas: [18, 18, 18], canvastext: [255, 255, 255] },
};

const fromHex = (hex: string): Colour => {
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Colour;
};

/** A token's value if no theme sets it: the last fallback of its `var()`s. */
function colourOf(token: string, system: Record<string, Colour>): Colour {
  const [, value = ''] = new RegExp(`--shop-islands-${token}:([^;]*);`).exec(sheet) ?? [];
  const [, mixed, share] = /color-mix\(in srgb, #(\w+) (\d+)%, canvastext\)/.exec(value) ?? [];
  if (mixed)
    return fromHex(mixed).map(
      (part, at) => (part * Number(share) + (system.canvastext?.[at] ?? 0) * (100 - Number(share))) / 100,
    ) as unknown as Colour;
  const [, hex, name] = /(?:#(\w+)|(canvas))[\s)]*$/.exec(value) ?? [];
  return hex ? fromHex(hex) : (system[name as string] as Colour);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(SCHEMES))('in a %s scheme', (_name, system) => {
  const of = (token: string) => colourOf(token, system);

  it.each([
    ['text', 'surface', 4.5],
    ['success', 'surface', 4.5],
    ['error', 'surface', 4.5],
    ['on-accent', 'accent', 4.5],
    // Rings and bars.
    ['accent', 'surface', 3],
  ])('%s can be told from %s', (front, back, least) => {
    expect(contrast(of(front), of(back))).toBeGreaterThanOrEqual(least);
  });
});

it('in a light scheme, the mixed colours are the library’s own', () => {
  const light = (token: string) => colourOf(token, SCHEMES.light as Record<string, Colour>).map(Math.round);
  expect([light('accent'), light('text'), light('success'), light('error')]).toEqual(
    ['1f4fd8', '1d2327', '1a7f37', 'b42318'].map(fromHex),
  );
});
