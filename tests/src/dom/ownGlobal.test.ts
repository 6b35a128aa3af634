import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultGlobal, ownFunction, ownGlobal } from '../../../src/dom/ownGlobal';

const NAME = 'shopOfTheTest';
const element = document.createElement('h2');
let page: Record<string, unknown>;

// Makes named elements properties of the window's prototype, as browsers do.
beforeEach(() => {
  page = Object.create({ [NAME]: element });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a global', () => {
  it('is never an element that has its name', () => {
    expect(page[NAME]).toBe(element);
    expect([ownGlobal(NAME), ownFunction(NAME)]).toEqual([undefined, undefined]);
  });

  it('is what a script has set, also beside such an element', () => {
    const run = () => 1;
    page[NAME] = run;
    expect([ownGlobal(NAME), ownFunction(NAME)]).toEqual([run, run]);
    page[NAME] = { run };
    expect([ownGlobal(NAME), ownFunction(NAME)]).toEqual([{ run }, undefined]);
  });

  it('is set where it is missing, null, or only an element', () => {
    expect(defaultGlobal(NAME, 'ours')).toBe('ours');
    expect(page[NAME]).toBe('ours');
    page[NAME] = null;
    expect(defaultGlobal(NAME, 'again')).toBe('again');
    expect(defaultGlobal(NAME, 'later')).toBe('again');
  });
});
