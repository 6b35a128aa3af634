import { describe, expect, it } from 'vitest';
import { configProblems, nameProblems } from '../../../src/rules/configProblems';

const islands = ['mini-cart', 'ordering'];
const fixesOf = (config: object) =>
  configProblems(config as Record<string, unknown>, [], islands).map(({ what, fix }) => `${what} ${fix}`);

describe('in a config', () => {
  it('nothing is wrong where every field is as it should be', () => {
    const good = {
      base: '/dist/',
      disable: ['ordering'],
      globals: { wc_cart_params: { a: 1 } },
      texts: { '*': { view_cart: 'Basket', adds_dropped: { other: '{count}' } } },
      restUrl: '/r/',
      elementsKitRestUrl: '/e/',
      postsActions: ['x'],
      addressEndpoint: '/a/',
      loginUrl: '/l/',
      loginNotice: 'alert',
      restNonce: 'n',
      locale: 'de_DE_formal',
      timeZone: '+02:00',
      timeout: 9,
    };
    expect(fixesOf(good)).toEqual([]);
  });

  it.each([
    [{ base: 7 }, 'The config’s "base" is not an address. Print an address, or leave the field out.'],
    [
      { loginNotice: 'loud' },
      'The config’s "loginNotice" is not "message" or "alert". Print "message" or "alert", or leave the field out.',
    ],
    [{ timeuot: 7 }, 'The config has a field "timeuot". It may be "timeout".'],
    [{ disable: ['mini-crat'] }, 'The config disables "mini-crat". It may be "mini-cart".'],
    [
      { texts: { de: { your_crat: 'x' } } },
      'The config’s text "your_crat" (de) has a key that no text has. It may be "your_cart".',
    ],
    [
      { timeout: -1 },
      'The config’s "timeout" is not a number of milliseconds above 0. Print a number of milliseconds above 0, or leave the field out.',
    ],
  ])('each wrong part is named, with what was expected or what may be meant: %j', (config, told) => {
    expect(fixesOf(config)).toEqual([told]);
  });

  it('a broken script is reported with the reason', () => {
    expect(configProblems({}, ['no comma'], islands)).toMatchObject([
      { level: 'error', what: 'A config script is not valid JSON: no comma.' },
    ]);
  });
});

it('each word of data-island counts, and a word that is like no island’s name may be a theme’s own', () => {
  expect(
    nameProblems(['ordering mini-crat', 'mini-cart', 'greeting'], islands).map(({ level, what, fix }) => [
      level,
      what,
      fix,
    ]),
  ).toEqual([
    ['error', 'data-island has the name "mini-crat".', 'It may be "mini-cart".'],
    ['note', 'data-island has the name "greeting".', 'It is fine where the theme brings an island of its own.'],
  ]);
});
