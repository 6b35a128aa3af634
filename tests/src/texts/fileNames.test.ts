import { describe, expect, it } from 'vitest';
import { fileNames } from '../../../src/texts/fileNames';

describe('the translations that fit a page', () => {
  it.each<[language: string, locale: string | undefined, names: string[]]>([
    ['de-DE', 'de_DE_formal', ['de-de-formal', 'de-formal', 'de-de', 'de']],
    ['de', 'de_DE_formal', ['de-de-formal', 'de-formal', 'de-de', 'de']],
    ['de-DE-formal', undefined, ['de-de-formal', 'de-formal', 'de-de', 'de']],
    ['pt-PT', 'pt_PT_ao90', ['pt-pt-ao90', 'pt-ao90', 'pt-pt', 'pt']],
    ['de-CH', '', ['de-ch', 'de-ch', 'de-ch', 'de']],
  ])('on a page in “%s” of a shop in “%s” are named from the closest to the language', (language, locale, names) => {
    expect(fileNames(language, locale)).toEqual(names);
  });

  it('follow the page’s language where the shop’s locale is of another language', () => {
    expect(fileNames('fr-FR', 'de_DE_formal')).toEqual(fileNames('fr-FR'));
  });

  it('have no name but the language’s where the page says no region', () => {
    expect(new Set(fileNames('ja'))).toEqual(new Set(['ja', 'ja-ja', 'ja-undefined']));
  });
});
