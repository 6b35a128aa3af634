/** Draws a product's cover as SVG, from its name alone. */
import { categories, type Product } from './products';

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

export function cover(product: Pick<Product, 'name' | 'category'>): string {
  const { hue = 200, name: label = '' } = categories.find(({ slug }) => slug === product.category) ?? {};
  const seed = hash(product.name);
  const title = lines(product.name)
    .map((line, index, all) => `<text x="28" y="${430 - (all.length - 1 - index) * 40}" font-size="34">${escapeText(line)}</text>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
<defs><linearGradient id="g" x1="0" y1="0" x2="${seed % 2}" y2="1"><stop offset="0" stop-color="hsl(${hue} 60% 22%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 65% 12%)"/></linearGradient>
<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0.45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.75"/></linearGradient></defs>
<rect width="400" height="500" fill="url(#g)"/>${shapes(seed, hue)}<rect width="400" height="500" fill="url(#f)"/>
<g fill="#fff" font-family="system-ui, sans-serif" font-weight="800">${title}</g>
<text x="28" y="466" fill="#fff" fill-opacity="0.85" font-family="system-ui, sans-serif" font-size="18" letter-spacing="1">${escapeText(label.toUpperCase())}</text></svg>`;
}
