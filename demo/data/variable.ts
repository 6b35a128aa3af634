/** The catalogue's variable products: swatches of three kinds, editions, and a product above the AJAX threshold. */
import { about } from './about';
import type { Product, Stock, Variation } from './types';

const inStock: Stock = { status: 'instock' };
const few = (quantity: number): Stock => ({ status: 'instock', quantity });

/** Colour, finish and platform; "" stands for any. */
const make = (
  id: number,
  choice: [string, string, string],
  price: number,
  extra: Partial<Variation> = {},
): Variation => ({
  id,
  attributes: { attribute_pa_colour: choice[0], attribute_pa_finish: choice[1], attribute_pa_platform: choice[2] },
  price,
  stock: inStock,
  picture: `colour=${choice[0]}${choice[1] === 'gloss' ? '&finish=gloss' : ''}`,
  ...extra,
});

const controller: Product = {
  id: 201,
  slug: 'wireless-controller',
  name: 'Wireless controller',
  category: 'goods',
  price: 52.99,
  stock: inStock,
  description: 'Three colours, two finishes, two platforms, forty hours between charges.',
  rating: 4.5,
  attributes: {
    attribute_pa_colour: { label: 'Colour', options: { red: 'Red', blue: 'Blue', black: 'Black' }, swatch: 'color' },
    attribute_pa_finish: {
      label: 'Finish',
      options: { matte: 'Matte', gloss: 'Gloss' },
      swatch: 'image',
      initial: 'matte',
    },
    attribute_pa_platform: { label: 'Platform', options: { ps5: 'PS5', xbox: 'Xbox' }, swatch: 'label' },
  },
  variations: [
    make(202, ['red', 'matte', 'ps5'], 54.99, { salePrice: 43.99 }),
    make(203, ['red', 'matte', 'xbox'], 56.99, { stock: few(5) }),
    make(204, ['blue', '', 'ps5'], 54.99, { stock: { status: 'onbackorder' } }),
    make(205, ['black', 'matte', ''], 52.99, { description: 'Black suits every console: this one speaks to both.' }),
    make(206, ['red', 'gloss', 'ps5'], 59.99),
    make(207, ['red', 'gloss', 'xbox'], 61.99, { stock: { status: 'outofstock' } }),
    make(208, ['black', 'gloss', ''], 57.99, { isPreOrder: true }),
  ],
};

const edition = (id: number, slug: string, name: string, category: string, price: number): Product => ({
  id,
  slug,
  name,
  category,
  price,
  stock: inStock,
  description: about(name, category),
  rating: 4,
  attributes: { attribute_pa_edition: { label: 'Edition', options: { standard: 'Standard', deluxe: 'Deluxe' } } },
  variations: [
    { id: id + 1, attributes: { attribute_pa_edition: 'standard' }, price, stock: inStock },
    {
      id: id + 2,
      attributes: { attribute_pa_edition: 'deluxe' },
      price: price + 20,
      stock: few(6),
      picture: 'colour=gold',
    },
  ],
});

const colours = {
  red: 'Red',
  blue: 'Blue',
  black: 'Black',
  white: 'White',
  green: 'Green',
  yellow: 'Yellow',
  purple: 'Purple',
  grey: 'Grey',
};
const storages = { '32gb': '32 GB', '64gb': '64 GB', '128gb': '128 GB', '256gb': '256 GB', '512gb': '512 GB' };

/** 34 variations: more than WooCommerce prints into a page. The largest size is not made in every colour. */
const handheldVariations = Object.keys(colours)
  .flatMap((colour, row) => Object.keys(storages).map((storage, column) => ({ colour, storage, row, column })))
  .filter(({ row, column }) => column < 4 || row < 2)
  .map(
    ({ colour, storage, row, column }, index): Variation => ({
      id: 2001 + index,
      attributes: { attribute_pa_colour: colour, attribute_pa_storage: storage },
      price: 89.99 + 30 * column,
      ...(row === 0 && { salePrice: 79.99 + 30 * column }),
      stock: row === 7 && column === 0 ? { status: 'outofstock' } : inStock,
      picture: `colour=${colour}`,
    }),
  );

const handheld: Product = {
  id: 2000,
  slug: 'retro-handheld',
  name: 'Retro handheld',
  category: 'goods',
  price: 89.99,
  stock: inStock,
  description: 'Thirty years of small games, in eight colours. It fits a coat pocket and it never needs the internet.',
  rating: 4,
  isUnlisted: true,
  attributes: {
    attribute_pa_colour: { label: 'Colour', options: colours },
    attribute_pa_storage: { label: 'Storage', options: storages },
  },
  variations: handheldVariations,
};

/** The variable products, with ids from 201. */
export const variable = (): Product[] => [
  controller,
  { ...edition(211, 'glasswing-saga', 'Glasswing Saga', 'playstation', 59.99), hasPlainForm: true },
  edition(221, 'kestrel-run', 'Kestrel Run', 'xbox', 49.99),
  edition(231, 'harbour-lights', 'Harbour Lights', 'switch', 44.99),
  handheld,
];
