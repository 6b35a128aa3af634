import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { orderFunctions } from '../../scripts/build/orderFunctions';

/** Two pairs that are alike, each far from its twin. */
const body = (letter: string) => Array.from({ length: 40 }, (_, index) => `${letter}${(index * 7919) % 1000}`).join('+');
const words = Array.from({ length: 900 }, (_, index) => String.fromCharCode(97 + ((index * index * 31) % 26))).join('');
const MODULE = [
  `function a(x){return x+"${body('p')}"}`,
  `function b(x){return x+"${words}"}`,
  `async function c(x){return x+"${body('p')}!"}`,
  `function*d(x){yield x+"${words}!"}`,
  'export function e(){return 1}import{f}from"data:text/javascript,export const f=2";var g=[a(1),b(1),f];export{a,b,c,d,g};',
].join('');

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length;
const load = (text: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);

describe('a module’s functions', () => {
  it('stand where it becomes shortest, and it does the same', async () => {
    const ordered = orderFunctions(MODULE);
    expect(ordered).toHaveLength(MODULE.length);
    expect(sizeOf(ordered)).toBeLessThan(sizeOf(MODULE));
    const [before, after] = await Promise.all([MODULE, ordered].map(load));
    expect(Object.keys(after ?? {}).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
    expect(after?.g).toEqual(before?.g);
  });

  it('stay where there are too many to try', () => {
    const many = Array.from({ length: 26 }, (_, index) => `function f${index}(){return ${26 - index}}`).join('');
    expect(orderFunctions(many)).toBe(many);
  });

  it('stay where no order is shorter', () => {
    expect(orderFunctions('var a=1;export{a};')).toBe('var a=1;export{a};');
  });
});
