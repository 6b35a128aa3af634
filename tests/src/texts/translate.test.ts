import { afterEach, describe, expect, it } from 'vitest';
import { said, say } from '../../../src/texts/say';
import { sayCount } from '../../../src/texts/sayCount';
import { close, productCount, undo, viewCart } from '../../../src/texts/table';
import { translate } from '../../../src/texts/translate';
import { setPage } from '../../helpers/page';

const WORDS = {
  close: 'Zamknij',
  undo: 'Cofnij',
  view_cart: 'Zobacz koszyk',
  product_count: { one: '{count} produkt', few: '{count} produkty', other: '{count}' },
};

afterEach(() => {
  for (const key of Object.keys(said)) delete said[key];
  document.documentElement.lang = '';
});

describe('a translation', () => {
  it('replaces the English text', () => {
    document.documentElement.lang = 'pl-PL';
    translate(WORDS);
    expect([say(close), sayCount(productCount, { count: 1 }), sayCount(productCount, { count: 3 })]).toEqual([
      'Zamknij',
      '1 produkt',
      '3 produkty',
    ]);
  });

  it('gives way to the page’s own words and to the config’s', () => {
    translate(WORDS);
    setPage({ texts: { '*': { undo: 'Back' } }, globals: { wc_add_to_cart_params: { i18n_view_cart: 'Koszyk' } } });
    expect([say(viewCart), say(undo), say(close)]).toEqual(['Koszyk', 'Back', 'Zamknij']);
  });

  it('that comes late changes nothing that has been said', () => {
    expect(say(close)).toBe('Close');
    translate(WORDS);
    expect([say(close), say(undo)]).toEqual(['Close', 'Cofnij']);
  });

  it('leaves a text in English that it lacks', () => {
    translate({});
    expect(say(undo)).toBe('Undo');
  });
});
