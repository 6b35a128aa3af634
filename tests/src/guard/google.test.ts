import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellGoogle } from '../../../src/guard/google';

const page = window as { dataLayer?: unknown; ckySettings?: unknown };
const leave = () => {
  delete page.dataLayer;
  delete page.ckySettings;
};
beforeEach(leave);
afterEach(leave);

const all = () => true;
const nothing = () => false;
/** What the layer was told, by kind and by what holds for adverts. */
const told = (name = 'dataLayer') =>
  ((page as Record<string, unknown>)[name] as ArrayLike<unknown>[]).map((entry) => [entry[1], (entry[2] as { ad_storage: string }).ad_storage]);

describe('Google’s tags', () => {
  it('are told that all is denied, before there is a data layer', () => {
    tellGoogle(nothing);
    expect(told()).toEqual([['default', 'denied']]);
    expect(Array.isArray((page.dataLayer as unknown[])[0]), 'its tags take no arrays').toBe(false);
  });

  it('are told of a stored choice after the default, and once', () => {
    tellGoogle(all);
    tellGoogle(all);
    expect(told()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
    tellGoogle(nothing);
    expect(told().at(-1)).toEqual(['update', 'denied']);
  });

  it('are told once more where the page begins its data layer anew', () => {
    tellGoogle(all);
    page.dataLayer = [{ event: 'x' }];
    tellGoogle(all);
    expect((page.dataLayer as unknown[]).length).toBe(3);
  });

  it('are told in CookieYes’ layer, and never by an element that is named like it', () => {
    page.ckySettings = { dataLayerName: 'shopLayer' };
    (page as Record<string, unknown>).shopLayer = document.createElement('p');
    tellGoogle(nothing);
    expect(told('shopLayer')).toEqual([['default', 'denied']]);
  });
});
