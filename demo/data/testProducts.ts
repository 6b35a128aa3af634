/** Products that no shop has and a browser test wants. They stand on pages of their own, below /tests/. */
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
      // As WordPress keeps such values now and then: with entities.
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

export const testProducts: readonly Product[] = [bigChoice, missingPicture];
