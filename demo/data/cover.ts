/** Draws a product's pictures as SVG, from its name and a few words of the address: `view`, `colour`, `finish`, `w`. */
import { categories } from './products';
import type { Product } from './types';

/** Scrambles text into 32 bits (FNV-1a, mixed once more). */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Breaks a title into lines of about 14 letters, four at most. */
function lines(name: string): string[] {
  const out: string[] = [''];
  for (const word of name.split(' ')) {
    const last = out.length - 1;
    if (`${out[last]} ${word}`.trim().length > 14 && out[last]) out.push(word);
    else out[last] = `${out[last]} ${word}`.trim();
  }
  return out.length > 4 ? [...out.slice(0, 3), `${out[3]} …`] : out;
}

const shapes = (seed: number, hue: number) =>
  Array.from({ length: 9 }, (_, index) => {
    const value = hash(`${seed}-${index}`);
    const x = value % 400;
    const y = (value >>> 4) % 380;
    const size = 36 + ((value >>> 9) % 110);
    const fill = `hsl(${(hue + (value % 60) - 30 + 360) % 360} 70% ${35 + (value % 35)}% / 0.6)`;
    if (seed % 3 === 0) return `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/>`;
    if (seed % 3 === 1)
      return `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size * 1.6}" height="${size * 1.6}" rx="12" transform="rotate(${value % 90} ${x} ${y})" fill="${fill}"/>`;
    return `<path d="M${x} ${y - size} L${x + size} ${y + size} L${x - size} ${y + size} Z" fill="${fill}"/>`;
  }).join('');

/** What stands in the address after the `?`. */
export interface Look {
  /** 1 is the cover, with the title on it; more are other pictures of the product. */
  view?: string;
  colour?: string;
  finish?: string;
  /** Width in pixels; 400 without. */
  w?: string;
}

/** Address of a product's picture; `look` names the view, the colour and the finish, `width` its pixels. */
export const coverUrl = (slug: string, look: Look | string = {}, width?: number): string => {
  const query = new URLSearchParams(typeof look === 'string' ? look : { ...look });
  if (width) query.set('w', String(width));
  return `/cover/${slug}.svg${query.size ? `?${query}` : ''}`;
};

const COLOURS: Record<string, string> = {
  red: '#c8313f',
  blue: '#2f5fd0',
  black: '#24272e',
  white: '#eef0f4',
  green: '#2c8a4b',
  yellow: '#f0c030',
  purple: '#7d4bc4',
  grey: '#8a92a0',
  gold: '#d9a521',
};

/** A controller or a handheld, drawn in one colour and turned a little for each view. */
function device(slug: string, { colour = 'grey', finish, view = '1' }: Look): string {
  const body = COLOURS[colour] ?? COLOURS.grey;
  const shine = finish === 'gloss' ? '<ellipse cx="150" cy="185" rx="95" ry="26" fill="#fff" opacity="0.4" transform="rotate(-14 150 185)"/>' : '';
  const buttons = [
    [282, 205],
    [306, 229],
    [258, 229],
    [282, 253],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="#fff" opacity="0.9"/>`);
  const pad = '<path d="M106 208h22v-22h22v22h22v22h-22v22h-22v-22h-22z" fill="#fff" opacity="0.9" transform="translate(-20 0)"/>';
  const shape = slug.includes('controller')
    ? `<path d="M120 160h160c70 0 100 90 104 150 3 50-48 58-74 18l-22-34H112l-22 34c-26 40-77 32-74-18 4-60 34-150 104-150z" fill="${body}" stroke="#000" stroke-opacity="0.35" stroke-width="4"/><circle cx="160" cy="272" r="26" fill="#000" opacity="0.45"/><circle cx="240" cy="272" r="26" fill="#000" opacity="0.45"/>`
    : `<rect x="24" y="140" width="352" height="190" rx="34" fill="${body}" stroke="#000" stroke-opacity="0.35" stroke-width="4"/><rect x="142" y="166" width="96" height="112" rx="10" fill="#0d2b22"/><path d="M152 262l24-40 20 22 14-16 18 34z" fill="#8fe0a8"/>`;
  const turn = (Number(view) - 1) * -17;
  return `<g transform="rotate(${turn} 200 240) scale(${view === '3' ? 1.25 : 1})${view === '3' ? ' translate(-40 -40)' : ''}">${shape}${shine}${pad}${buttons.join('')}</g>`;
}

const isDevice = (slug: string) => slug === 'wireless-controller' || slug === 'retro-handheld';

/** The picture as SVG text, 4 to 5; without a width it is 400 pixels wide. */
export function cover(product: Pick<Product, 'name' | 'category' | 'slug'>, look: Look = {}): string {
  const { view = '1', colour } = look;
  const { hue = 200, name: label = '' } = categories.find(({ slug }) => slug === product.category) ?? {};
  const seed = hash(product.name + (view === '1' ? '' : view));
  const title = lines(product.name)
    .map((line, index, all) => `<text x="28" y="${430 - (all.length - 1 - index) * 40}" font-size="34">${escapeText(line)}</text>`)
    .join('');
  const width = Math.min(2000, Math.max(50, Number(look.w) || 400));
  const picture = isDevice(product.slug) ? device(product.slug, look) : shapes(seed, hue);
  const tint = colour && !isDevice(product.slug) ? `<rect width="400" height="500" fill="${COLOURS[colour] ?? 'none'}" opacity="0.5"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${width}" height="${width * 1.25}">
<defs><linearGradient id="g" x1="0" y1="0" x2="${seed % 2}" y2="1"><stop offset="0" stop-color="hsl(${hue} 60% ${isDevice(product.slug) ? 78 : 22}%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 65% 12%)"/></linearGradient>
<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0.45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.75"/></linearGradient></defs>
<rect width="400" height="500" fill="url(#g)"/>${picture}${tint}${
    view === '1'
      ? `<rect width="400" height="500" fill="url(#f)"/>
<g fill="#fff" font-family="system-ui, sans-serif" font-weight="800">${title}</g>
<text x="28" y="466" fill="#fff" fill-opacity="0.85" font-family="system-ui, sans-serif" font-size="18" letter-spacing="1">${escapeText(label.toUpperCase())}</text>`
      : ''
  }</svg>`;
}
