/**
 * `npm run parity -- --matrix`: walks one shopping flow through themes and plugins (dress.ts), with the WordPress
 * plugin off and on, and writes docs/compatibility.md.
 */
import type { Dress } from './compatibility';
import { dressedShop } from './dress';
import { runTests } from './runTests';

/** Runs the flow once more where a step failed: a loaded machine is not the shop's fault, a fault stays one. */
const walk = (name: string) =>
  runTests('matrix', ['--reporter=line,json', '--retries=1'], { MATRIX_NAME: name }).report;

/** Walks through all of them, one after the other. @throws where the environment lacks a word */
export function runMatrix(): Dress[] {
  const { names, dress } = dressedShop();
  return names.map((name) => {
    dress(name);
    return { name, report: walk(name) };
  });
}
