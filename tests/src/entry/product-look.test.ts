/**
 * Tests a product's page before a hand comes to it: what it shows from the start, and in which cases it fetches the
 * rest of its code at once.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '../../../src/entry/chunks/product-look';
import type { Config, IslandRow } from '../../../src/island/types';
import { ORIGINAL_PRODUCT } from '../../../src/rules/originals';
import { find, fixtureOf } from '../../helpers/fixture';
import { type FakePage, setPage } from '../../helpers/page';
import { settle, until } from '../../helpers/settle';
import { createSight } from '../../helpers/sight';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const CODE = 'product-page';

let page: FakePage;
let added: readonly IslandRow[];

/** The pictures' widths in pixels, because happy-dom has no layout. */
let widths: number[];
/** The indexes of the visible panels, because happy-dom does not apply the styles of the head. */
let seen: number[];

beforeEach(() => {
  history.replaceState(null, '', '/product/controller/');
  added = [];
  widths = [600, 140, 140];
  seen = [0];
  const places = () => [...document.querySelectorAll('.woocommerce-product-gallery__image')];
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widths[places().indexOf(this)] ?? 0;
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const panels = [...(this.parentElement?.querySelectorAll(':scope > .wc-tab') ?? [])];
    return (seen.includes(panels.indexOf(this)) ? [{}] : []) as unknown as DOMRectList;
  });
});

/** Shows these widgets' markup, and looks at it. */
async function look(html: string, config: Config = {}): Promise<void> {
  document.body.innerHTML = html;
  page = setPage(config);
  page.add = (rows) => {
    added = rows;
  };
  begin();
  await settle();
}

const tabs = fixtureOf('product-tabs');
const gallery = fixtureOf('product-gallery');
const carousel = (flexslider: object): Config => ({ globals: { wc_single_product_params: { flexslider } } });

describe('a product’s page that nobody has touched', () => {
  it('sleeps on, with its pictures visible and its first tab marked', async () => {
    await look(tabs + gallery);
    expect(page.woken).toEqual([]);
    expect(find('.woocommerce-product-gallery').style.opacity).toBe('1');
    const links = [...document.querySelectorAll<HTMLElement>('.wc-tabs a')];
    expect(links.map((link) => [link.ariaSelected ?? link.getAttribute('aria-selected'), link.tabIndex])).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
    ]);
    expect(document.querySelectorAll('li.active')).toHaveLength(1);
    expect(find('li.active').id).toBe('tab-title-description');
    expect(document.querySelector('[data-island-status]')).toBeNull();
  });

  it.each(['#reviews', '#tab-additional_information', '#comment-7', '?cpage=2'])(
    'loads its code at once where the address asks for a panel: %s',
    async (address) => {
      history.replaceState(null, '', `/product/controller/${address}`);
      await look(tabs);
      expect([...new Set(page.woken)]).toEqual([CODE]);
    },
  );

  it('loads its code once the hash changes', async () => {
    await look(tabs);
    dispatchEvent(new Event('hashchange'));
    expect(page.woken).toEqual([CODE]);
  });

  it('loads its code at once where no styles of the head close the other panels', async () => {
    seen = [0, 1, 2];
    await look(tabs);
    expect([...new Set(page.woken)]).toEqual([CODE]);
  });

  it('loads no code where a theme waits for a script to show the first panel, but shows that panel', async () => {
    seen = [];
    await look(tabs);
    expect([page.woken, find('.wc-tab').style.display]).toEqual([[], 'block']);
  });

  it.each([{ directionNav: true }, { slideshow: '1' }, { controlNav: true }, { controlNav: '' }])(
    'loads its code at once where the shop’s carousel has more than thumbnails: %o',
    async (options) => {
      await look(gallery, carousel(options));
      expect(page.woken).toEqual([CODE]);
    },
  );

  it('loads no code where the shop’s carousel has the usual options', async () => {
    await look(gallery, carousel({ directionNav: false, slideshow: 'false', controlNav: 'thumbnails' }));
    expect(page.woken).toEqual([]);
  });

  it('loads its code at once where a theme shows whole pictures, one below the other', async () => {
    widths = [600, 600, 600];
    await look(gallery);
    expect(page.woken).toEqual([CODE]);
  });

  it('loads no code for whole pictures that stay so, because the theme wants no carousel', async () => {
    widths = [600, 600, 600];
    await look(gallery, { globals: { wc_single_product_params: { flexslider_enabled: '' } } });
    expect(page.woken).toEqual([]);
  });

  it.each(['wc-product-gallery-before-init', 'wc-product-gallery-after-init'])(
    'loads its code in time where a theme’s script waits by jQuery for %s',
    async (event) => {
      document.body.innerHTML = '';
      page = setPage();
      const begun = look(gallery);
      page.originals.add({ event, and: event });
      await begun;
      await until(() => expect(page.woken).toEqual([CODE]));
    },
  );

  it('loads its code once a rating is seen', async () => {
    const sight = createSight();
    await look(fixtureOf('rating'));
    expect(page.woken).toEqual([]);
    sight.show(find('#rating'));
    expect(page.woken).toEqual([CODE]);
    vi.stubGlobal('IntersectionObserver', undefined);
    await look(fixtureOf('rating'));
    vi.unstubAllGlobals();
    expect(page.woken).toEqual([CODE]);
  });

  it.each([
    [
      'is chosen from the start',
      () => look('<form class="variations_form"><select><option value="red" selected>Red</option></select></form>'),
    ],
    [
      'is found without a hand',
      async () => {
        await look('<form class="variations_form"><select><option value="">Choose</option></select></form>');
        document.body.dispatchEvent(new CustomEvent('island:variation:found', { bubbles: true }));
      },
    ],
  ])('loads its code where a variation %s', async (_, act) => {
    await act();
    expect(page.woken).toEqual([CODE]);
  });

  it('loads the functions that share where a theme calls them', async () => {
    await look('<a onclick="shopengine_share(this)">Share</a>');
    await until(() => expect(page.woken).toEqual(['extras', 'share']));
  });
});

describe('code that a product’s page does not load', () => {
  it('includes the code for variations while only one of two options is chosen', async () => {
    const select = (value: string) =>
      `<select><option value="">Choose</option><option value="red" ${value}>Red</option></select>`;
    await look(`<form class="variations_form">${select('selected')}${select('')}</form>`);
    expect(page.woken).toEqual([]);
  });

  it('includes the code of tabs that the page or its address switches off', async () => {
    await look(tabs, { disable: ['product-tabs'] });
    expect(document.querySelector('.active')).toBeNull();
    history.replaceState(null, '', '/product/controller/?islands=-rating,-product-tabs');
    await look(tabs);
    expect(document.querySelector('.active')).toBeNull();
  });

  it('includes the code of parts that WooCommerce’s own script drives, but not that of the form', async () => {
    document.body.innerHTML = '';
    const begun = look(tabs + gallery, carousel({ slideshow: true }));
    page.originals.add(ORIGINAL_PRODUCT);
    await begun;
    expect([page.woken, added.map(({ name }) => name)]).toEqual([[], ['product-forms']]);
    expect(document.querySelector('.active')).toBeNull();
  });
});
