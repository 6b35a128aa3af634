/** Reads the command's arguments: `npm run bench -- --base URL --rounds 5 --check`. */
import { parseArgs } from 'node:util';
import { SECTIONS } from './results';

export interface Options {
  /** Address of a shop, without a slash at its end; undefined measures the demo alone. */
  base: string | undefined;
  /** Address of a shop with a campaign, a consent banner and a chat. */
  marketing: string | undefined;
  /**
   * Whether shops are measured as an owner gets them: the plugin off and on, in the dresses that the environment names.
   */
  isShops: boolean;
  rounds: number;
  /** Whether the command ends with 1 if a budget is not met that does not depend on the machine's speed. */
  isCheck: boolean;
  /** The folder that takes performance.md and its chart. */
  out: string;
  /** The sections that are measured; undefined means all. */
  only: readonly string[] | undefined;
  listing: string;
  /** Path of a product with swatches. */
  product: string;
  /** Path of a product without variations, which only `--shops` measures. */
  simple: string;
  /** Path of a product of hundreds of variations. */
  choice: string;
  cart: string;
  checkout: string;
  /** Path of a page without anything of the shop. */
  plain: string;
  /** Path of the account's page, which only `--shops` measures. */
  account: string;
  /** Path of a page of the shop builder's widgets. */
  widgets: string;
  /** Path of a page of content widgets. */
  content: string;
  /** Path of a page with a countdown, on the marketing shop. */
  campaign: string;
}

const FEWEST_ROUNDS = 1;

function readAddress(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:\/\/[^/]/.test(text))
    throw new Error(`--${name} takes an address that begins with http:// or https://, not "${text}".`);
  return text?.replace(/\/+$/, '');
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < FEWEST_ROUNDS)
    throw new Error(`--rounds takes a whole number from ${FEWEST_ROUNDS} on, not "${text}".`);
  return rounds;
}

function readSections(text: string | undefined): string[] | undefined {
  const sections = text?.split(',');
  const unknown = sections?.find((one) => !(SECTIONS as readonly string[]).includes(one));
  if (unknown !== undefined)
    throw new Error(
      `--only takes sections, with commas between them, and "${unknown}" is none. There are: ${SECTIONS.join(', ')}.`,
    );
  return sections;
}

/** @throws where a word is unknown, or a value is no address, number or section */
export function readOptions(words: readonly string[]): Options {
  const path = (otherwise: string) => ({ type: 'string', default: otherwise }) as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      base: { type: 'string' },
      marketing: { type: 'string' },
      shops: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      check: { type: 'boolean', default: false },
      out: { type: 'string', default: 'docs' },
      only: { type: 'string' },
      listing: path('/shop/'),
      product: path('/product/console/'),
      simple: path('/product/game-1/'),
      choice: path('/product/big-choice/'),
      cart: path('/cart/'),
      checkout: path('/checkout/'),
      plain: path('/about/'),
      account: path('/my-account/'),
      widgets: path('/widgets-shop/'),
      content: path('/widgets-content/'),
      campaign: path('/product/game-1/'),
    },
  });
  const { base, marketing, shops, rounds, check, only, ...rest } = values;
  return {
    ...rest,
    base: readAddress('base', base),
    marketing: readAddress('marketing', marketing),
    isShops: shops,
    rounds: readRounds(rounds),
    isCheck: check,
    only: readSections(only),
  };
}
