/**
 * `npm run parity -- --matrix`: walks one shopping flow through themes and plugins (dress.ts), with the WordPress
 * plugin off and on, and writes docs/compatibility.md.
 */
import type { Dress } from './compatibility';
import { dressedShop } from './dress';
import { runTests } from './runTests';

/** Runs the flow once more if a step failed. A failure because of a busy machine goes away then; a real one stays. */
export const walk = (name: string, shop: string): Dress['report'] =>
  runTests('matrix', ['--reporter=line,json', '--retries=1'], { MATRIX_NAME: name, MATRIX_SHOP_URL: shop }).report;

/** Walks through all dresses, one after the other. @throws where the environment lacks a word */
export function runMatrix(): Dress[] {
  const { names, base, dress } = dressedShop();
  return names.map((name) => {
    dress(name);
    return { name, report: walk(name, base) };
  });
}
