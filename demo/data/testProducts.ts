/** Products that no shop has but that a browser test needs. Their pages are below /tests/. */
import type { Attribute, Product, Stock } from './types';

const inStock: Stock = { status: 'instock' };
const few: Stock = { status: 'instock', quantity: 3 };

const options = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
const sizes = [...Array.from({ length: 24 }, (_, index) => `${30 + 5 * index} cm`), '160 cm × 5" “wide”'];
const shades = ['Salt & pepper', ...Array.from({ length: 19 }, (_, index) => `Shade ${index + 1}`)];
const shadesShown = ['red', 'blue', 'black', 'white', 'green', 'yellow', 'purple', 'grey'];
const light: Attribute = { label: 'Цвет', options: options(['светлый', 'тёмный']), initial: 'светлый' };

/** Three attributes that are no taxonomies: their values are texts. One name has no Latin letter. */
const bigChoice: Product = {
  id: 3000,
  slug: 'big-choice',
  name: 'Desk mat, big choice',
  category: 'goods',
  price: 9.99,
  stock: inStock,
  description: 'Cut to twenty-five sizes and dyed in twenty shades: five hundred mats, of which one is yours.',
  rating: 3.5,
  isTest: true,
  variationLimit: 500,
  attributes: {
    attribute_size: { label: 'Size', options: options(sizes) },
    attribute_shade: { label: 'Shade', options: options(shades) },
    'attribute_%d1%86%d0%b2%d0%b5%d1%82': light,
  },
  variations: sizes.flatMap((size, row) =>
    shades.map((shade, column) => ({
      id: 3001 + row * shades.length + column,
      // Values with entities, as WordPress sometimes keeps them.
      attributes: {
        attribute_size: size,
        attribute_shade: shade.replace('&', '&amp;'),
        'attribute_%d1%86%d0%b2%d0%b5%d1%82': '',
      },
      price: 9.99 + row + (column % 4) / 2,
      stock: (row + column) % 17 ? inStock : few,
      picture: `colour=${shadesShown[column % shadesShown.length]}`,
    })),
  ),
};

/** The last of its pictures answers 404, as it happens in shops. */
const missingPicture: Product = {
  id: 3900,
  slug: 'missing-picture',
  name: 'Mug without a handle',
  category: 'goods',
  price: 7.99,
  stock: inStock,
  description: 'One of its pictures is not there. Everything else is.',
  rating: 3,
  isTest: true,
  missingLook: 'view=4',
};

/** Some variations have pictures of their own, some have one, and one has none. */
const lamp = (id: number, slug: string, variationLimit: number): Product => ({
  id,
  slug,
  name: 'Desk lamp',
  category: 'goods',
  price: 19.99,
  stock: inStock,
  description: variationLimit ? 'Two of its colours have pictures of their own.' : 'The same, and the shop is asked.',
  rating: 4,
  isTest: true,
  variationLimit,
  attributes: {
    attribute_pa_colour: {
      label: 'Colour',
      options: { red: 'Red', blue: 'Blue', black: 'Black', white: 'White' },
      swatch: 'color',
    },
  },
  variations: ['red', 'blue', 'black', 'white'].map((colour, index) => ({
    id: id + 1 + index,
    attributes: { attribute_pa_colour: colour },
    price: 19.99 + index,
    stock: inStock,
    ...(colour !== 'white' && { picture: `colour=${colour}` }),
    ...(index < 2 && { pictures: [2, 3, 4].slice(index).map((view) => `colour=${colour}&view=${view}`) }),
  })),
});

export const testProducts: readonly Product[] = [
  bigChoice,
  missingPicture,
  lamp(3910, 'own-galleries', 30),
  lamp(3920, 'asked-galleries', 0),
];
