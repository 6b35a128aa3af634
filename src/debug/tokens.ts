/** Owns the tokens that designers try out: their names, their present values, and the CSS of the changes. */
import tokens from '../ui/tokens.css?inline';

const PREFIX = '--shop-islands-';

/** Names of the custom properties, without their prefix. */
export const tokenNames: readonly string[] = [
  ...new Set([...tokens.matchAll(/--shop-islands-([\w-]+)\s*:/g)].map(([, name]) => name as string)),
];

export interface TokenSheet {
  /** The value that the page has now. */
  valueOf(name: string): string;
  /** Changes a token; "" undoes the change. */
  change(name: string, value: string): void;
  /** The changes as CSS; "" when there are none. */
  css(): string;
  clear(): void;
}

/** Makes a style sheet for the changes alone, which disappears with the overlay. */
export function makeTokenSheet(): TokenSheet {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(':root{}');
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  document.adoptedStyleSheets.push(sheet);
  return {
    valueOf: (name) =>
      getComputedStyle(document.documentElement)
        .getPropertyValue(PREFIX + name)
        .trim(),
    change: (name, value) => style.setProperty(PREFIX + name, value),
    css() {
      const lines = [...style].map((name) => `  ${name}: ${style.getPropertyValue(name).trim()};`);
      return lines.length ? `:root {\n${lines.join('\n')}\n}` : '';
    },
    clear() {
      for (const name of [...style]) style.removeProperty(name);
    },
  };
}

/** A colour of any notation as `#rrggbb`; undefined for a text that is no colour. */
export function hexOf(value: string): string | undefined {
  if (!CSS.supports('color', value)) return undefined;
  const context = make1x1();
  if (!context) return undefined;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function make1x1(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
}
