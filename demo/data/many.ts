/**
 * A thousand products more, made up from words and a seed, always the same. They fill archives, loops and the live
 * search.
 */
import { dice, pick as pickFrom } from '../art/dice';
import { about } from './about';
import type { Product, Stock } from './types';

const FIRST_ID = 10_001;
const COUNT = 1000;

const words = (text: string) => text.split(' ');

const adjectives = words(
  'Amber Brazen Cobalt Distant Electric Forgotten Gilded Hidden Inland Jagged Kindled Lunar Midnight Northern Opal Painted Quiet Rusted Silver Tangled Umber Velvet Wandering Yonder Zephyr Ancient Boreal Copper Dreaming Eastern Feral Granite Hollowed Ivory Jovial Kinetic Luminous Marble Nomad Obsidian',
);
const nouns = words(
  'Archive Bastion Caravan Dominion Expanse Frontier Garden Horizon Islands Junction Kingdom Lighthouse Meadow Narrows Outpost Passage Quarry Reactor Sanctum Terrace Uprising Valley Workshop Yard Zenith Academy Brigade Circuit Descent Engine Foundry Gambit Heist Inventors Journey Keepers Legacy Mechanics Nebula Odyssey',
);
/** The kinds of goods; each is about a game. */
const things = words('poster mug figure notebook keyring jigsaw');

const roll = dice(20_260_318);

const pick = <T>(list: readonly T[]): T => pickFrom(roll, list);

const platformsOf: Record<string, readonly string[]> = {
  playstation: ['ps5', 'ps5', 'ps4'],
  xbox: ['xbox-series', 'xbox-one'],
  switch: ['switch'],
  pc: ['pc'],
  goods: ['ps5', 'xbox-series', 'switch', 'pc'],
};

const shops = words('playstation playstation playstation xbox xbox switch switch pc pc goods');

/** Average ratings. A filter by stars finds only whole numbers. */
const ratings = [5, 5, 4.5, 4, 4, 4, 3.5, 3, 3, 2, 1];

/** One in four is sold for another platform too. */
function platforms(category: string): string[] {
  const first = pick(platformsOf[category] as readonly string[]);
  return [...new Set(roll() < 0.25 ? [first, 'pc'] : [first])];
}

function stock(): Stock {
  const chance = roll();
  if (chance < 0.1) return { status: 'outofstock' };
  if (chance < 0.18) return { status: 'onbackorder' };
  return chance < 0.3 ? { status: 'instock', quantity: pick([1, 2, 3, 4]) } : { status: 'instock' };
}

const pence = (amount: number) => Math.round(amount * 100) / 100;

/** Three quarters of the price or less, ending in .99 as every price does. */
const sale = (price: number): number => pence(Math.floor(price * pick([0.5, 0.6, 0.75])) - 0.01);

/** Every pair of words comes once at most: 601 has no factor in common with the number of pairs. */
function nameOf(index: number, category: string): string {
  const pair = (index * 601) % (adjectives.length * nouns.length);
  const title = `${adjectives[Math.floor(pair / nouns.length)]} ${nouns[pair % nouns.length]}`;
  return category === 'goods' ? `${title} ${pick(things)}` : title;
}

function make(index: number, slugOf: (name: string) => string): Product {
  const category = pick(shops);
  const name = nameOf(index, category);
  const price = pence(4.99 + 5 * Math.floor(roll() * 14));
  const isOnSale = roll() < 0.25;
  return {
    id: FIRST_ID + index,
    slug: slugOf(name),
    name,
    category,
    price,
    ...(isOnSale && { salePrice: sale(price) }),
    stock: stock(),
    description: about(name, category),
    platforms: platforms(category),
    rating: pick(ratings),
  };
}

/** The thousand products, with ids from 10001; `slugOf` makes an address of a name. */
export const many = (slugOf: (name: string) => string): Product[] =>
  Array.from({ length: COUNT }, (_, index) => make(index, slugOf));
