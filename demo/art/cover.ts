/**
 * Draws a product's pictures as SVG, 4 to 5, from its name and the words of the address. The pictures have no title on
 * them, because pages print it once.
 */
import type { Look } from '../data/cover';
import { ownValue } from '../data/own';
import { categories } from '../data/products';
import type { Product } from '../data/types';
import { game } from './game';
import { giftCard } from './giftCard';
import { COLOURS, goods } from './goods/goods';

type Drawn = Pick<Product, 'name' | 'category'>;

/** The frame and the ribbon of an edition, in its colour. */
const frame = (colour: string | undefined): string => {
  const stroke = ownValue(COLOURS, colour ?? '');
  return stroke
    ? `<rect x="5" y="5" width="390" height="490" fill="none" stroke="${stroke}" stroke-width="10"/><rect x="0" y="404" width="170" height="32" fill="${stroke}"/><text x="86" y="426" fill="#14181f" font-family="system-ui, sans-serif" font-size="17" font-weight="800" letter-spacing="4" text-anchor="middle">DELUXE</text>`
    : '';
};

function picture({ name, category }: Drawn, { view = '1', colour, finish }: Look): string {
  if (category === 'goods') return goods({ name, colour, finish, view });
  if (category === 'gift-cards') return giftCard(name, view);
  const { hue = 200, name: platform = '' } = categories.find(({ slug }) => slug === category) ?? {};
  return game({ name, platform, hue }, view) + frame(colour);
}

const MIN_WIDTH = 50;
const MAX_WIDTH = 2000;

/** The picture as SVG text; without a width it is 400 pixels wide. */
export function cover(product: Drawn, look: Look = {}): string {
  const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Number(look.w) || 400));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="${width}" height="${width * 1.25}">${picture(product, look)}</svg>`;
}
