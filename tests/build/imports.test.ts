import { describe, expect, it } from 'vitest';
import { withImports } from '../../scripts/build/imports';

const chunks = new Map([
  ['core.js', 'export{a as core}'],
  ['cart.js', 'import{core as e}from"./core.js";import{send}from"./calls.js";'],
  ['calls.js', 'import{core as e}from"./core.js";export*from"./state.js";import"./styles.js"'],
  ['state.js', 'import{send}from"./calls.js"'],
  ['styles.js', 'const later=()=>import("./dialog.js"),text=\'from "elsewhere"\''],
  ['dialog.js', ''],
]);

describe('the files that a page asks for at once', () => {
  it('are its chunks and all that these import, however deep, each once', () => {
    expect(withImports(chunks, ['core', 'cart'])).toEqual(['core', 'cart', 'calls', 'state', 'styles']);
  });

  it('do not include what is imported later', () => {
    expect(withImports(chunks, ['styles'])).toEqual(['styles']);
  });

  it('must be chunks of the build', () => {
    expect(() => withImports(chunks, ['basket'])).toThrow('There is no chunk "basket" in the build.');
  });
});
