/** The command's words: `npm run bench -- --base URL --rounds 5 --check`. */
import { parseArgs } from 'node:util';

export interface Options {
  /** Address of a shop, without a slash at its end; undefined measures the demo alone. */
  base: string | undefined;
  rounds: number;
  /** Whether a budget that does not hang on the machine's speed, and is not met, ends the command with 1. */
  isCheck: boolean;
  /** The folder that takes performance.md and its chart. */
  out: string;
  listing: string;
  product: string;
  /** Path of a product of hundreds of variations. */
  choice: string;
}

const FEWEST_ROUNDS = 1;

/** @throws where a word is unknown, or a value is no address or number */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      base: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      check: { type: 'boolean', default: false },
      out: { type: 'string', default: 'docs' },
      listing: { type: 'string', default: '/shop/' },
      product: { type: 'string', default: '/product/console/' },
      choice: { type: 'string', default: '/product/big-choice/' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < FEWEST_ROUNDS) throw new Error(`--rounds takes a whole number from ${FEWEST_ROUNDS} on, not "${values.rounds}".`);
  const { base, check, out, listing, product, choice } = values;
  if (base !== undefined && !/^https?:\/\/[^/]/.test(base)) throw new Error(`--base takes an address that begins with http:// or https://, not "${base}".`);
  return { base: base?.replace(/\/+$/, ''), rounds, isCheck: check, out, listing, product, choice };
}
