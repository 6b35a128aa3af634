// @vitest-environment node
/** Checks which theme and plugins the doctor recognises, and which script it names as the owner of shared markup. */
import { describe, expect, it } from 'vitest';
import { findIslands } from '../../scripts/doctor/findIslands';
import { findSite } from '../../scripts/doctor/findSite';
import { checkOwners, findOwners } from '../../scripts/doctor/owners';
import { SHARED_MARKUP } from '../../src/rules/sharedMarkup';
import { allIslands } from '../../widgets/allIslands';
import { fixtureOf } from '../helpers/fixture';
import { pageOf, TAG } from './helpers';

const script = (handle: string) =>
  `<script id="${handle}-js" src="/wp-content/plugins/woocommerce/${handle}.js"></script>`;
const off = (...names: string[]) =>
  `<script type="application/json" data-islands-config>${JSON.stringify({ disable: names })}</script>`;

/** "markup: islands by owner" for each line. */
function ownersOn(body: string, head = '') {
  const page = pageOf(body, TAG + head);
  const owners = findOwners(page, findIslands(page));
  return { lines: owners.map(({ markup, islands, owner }) => `${markup}: ${islands.join()} by ${owner}`), owners };
}

describe('a site', () => {
  it('shows its themes and plugins by the folders of its files, whatever wp-content is called, and by body classes', () => {
    const page = pageOf(
      '<script src="/wp-content/plugins/side-cart/cart.js?ver=2"></script>',
      `${TAG}<link rel="stylesheet" href="https://cdn.example/app/themes/storefront/style.css?ver=4.6"><link rel="stylesheet" href="/wp-content/plugins/woocommerce/a.css"><link rel="preload" href="/wp-content/plugins/unused/a.css">`,
    );
    page.document.body.className = 'home wp-theme-storefront wp-child-theme-corner-shop';
    expect(findSite(page)).toEqual({ themes: ['corner-shop', 'storefront'], plugins: ['side-cart', 'woocommerce'] });
  });

  it('may show neither theme nor plugin', () => {
    expect(findSite(pageOf('<p>Hello</p>'))).toEqual({ themes: [], plugins: [] });
  });
});

describe('the owner of a part', () => {
  const product = fixtureOf('product-tabs') + fixtureOf('product-gallery');

  it('is the islands on a page without other scripts', () => {
    expect(ownersOn(product).lines).toEqual(
      expect.arrayContaining(['tabs and stars: product-tabs by islands', 'gallery: product-gallery by islands']),
    );
  });

  it('is the script that would bind the handlers of that part, and the report says what to switch', () => {
    const { lines, owners } = ownersOn(product, script('wc-single-product'));
    expect(lines).toEqual(
      expect.arrayContaining([
        'tabs and stars: product-tabs by wc-single-product',
        'gallery: product-gallery by wc-single-product',
      ]),
    );
    expect(owners[0]?.toSwitch).toBe(
      'To leave it to the islands: take the file of wc-single-product out, and keep its handle',
    );
  });

  it('stays the islands where only a library of that script is there', () => {
    expect(ownersOn(product, script('wc-zoom')).lines).toContain('gallery: product-gallery by islands');
    expect(ownersOn(fixtureOf('mini-cart'), script('wc-cart-fragments')).lines).toContain(
      'mini-cart and side cart: mini-cart by islands',
    );
  });

  it('is a script by its tag for the hosts that the tag is about, and for no others', () => {
    const tag = script('astra-theme-js');
    expect(ownersOn(fixtureOf('header-menu'), tag).lines).toContain('the theme’s menu: header-menu by astra-theme-js');
    const standings = (body: string) =>
      findIslands(pageOf(body, TAG + tag)).filter(({ name }) => name === 'scroll-to-top');
    expect(standings('<a id="ast-scroll-top"></a>')).toMatchObject([
      { standing: 'yields', yieldsTo: 'astra-theme-js' },
    ]);
    expect(standings('<a data-island="scroll-to-top"></a>')).toMatchObject([{ standing: 'adopted' }]);
  });

  it('is the script where the island is switched off, and nobody where no script is there, which is reported', () => {
    const withScript = ownersOn(product, off('product-gallery') + script('wc-single-product'));
    expect(withScript.lines).toContain('gallery: product-gallery by wc-single-product');
    expect(checkOwners(withScript.owners)).toEqual([]);
    const without = ownersOn(product, off('product-gallery'));
    expect(without.lines).toContain('gallery: product-gallery by ');
    expect(checkOwners(without.owners)).toMatchObject([
      {
        level: 'warning',
        what: 'Nobody drives product-gallery (gallery).',
        fix: 'Take it out of "disable", or print the script that does its work.',
      },
    ]);
  });

  it('is not named for a part that the page does not have', () => {
    expect(ownersOn('<p>Hello</p>').lines).toEqual([]);
  });

  it('is asked of existing islands only', () => {
    const names = allIslands.map(({ name }) => name);
    expect(
      Object.values(SHARED_MARKUP)
        .flat()
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});
