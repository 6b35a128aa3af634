/**
 * A press that comes before a family's code is kept on the element that the family's row names; its islands must find
 * their own controls from that element. A host from a shortcode wakes its family on any page.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rows as cartPageRows } from '../../src/entry/chunks/cart-page';
import { families } from '../../src/entry/families';
import { members as extrasRows } from '../../src/entry/families/extras';
import { strays } from '../../src/entry/families/strays';
import type { IntentType, IslandRow } from '../../src/island/types';
import { start } from '../../src/loader/start';
import { allIslands } from '../../widgets/allIslands';
import { registry } from '../../widgets/registry';
import { bringCore } from '../helpers/bringCore';
import { find, fixtureOf } from '../helpers/fixture';
import { chunkOfRow, heldBy, howToHold, lists, misplaced, placesOf } from '../helpers/lists';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const ADMIN = 'admin (widgets/registry.ts)';

/** The rows by family, as the chunks export them. */
const rows: Record<string, readonly IslandRow[]> = {
  ...families,
  'cart-page': cartPageRows,
  extras: [...strays, ...extrasRows],
};

const fixtures = readdirSync('widgets').filter((widget) => existsSync(`widgets/${widget}/fixture.html`));
const types: readonly IntentType[] = ['click', 'submit', 'change'];

/** An element, and the innermost element in it: a press may hit either. */
const pressedAt = (control: Element): Element[] => [control, [...control.querySelectorAll('*')].at(-1) ?? control];

/**
 * Lost controls: the family keeps the press on an element from which the control's island does not find its control.
 */
function lostIn(family: IslandRow, type: IntentType): string[] {
  const own = rows[family.name]?.flatMap((row) => row[type] ?? []) ?? [];
  return own.flatMap((selector) =>
    [...document.querySelectorAll(selector)].flatMap(pressedAt).flatMap((pressed) => {
      const kept = pressed.closest(family[type] ?? ':not(*)');
      return !kept || kept.closest(selector) ? [] : [pressed.outerHTML.slice(0, 120)];
    }),
  );
}

const fileOf = ({ name }: IslandRow) => `src/entry/families/${name}.ts`;

const CONTROLS = 'a,button,input,select,textarea,summary,[role=button],[role=tab],[role=radio]';

/**
 * Other lost controls: they are inside of an element that the family keeps, although this element is no island's
 * control.
 */
function lostWithin(family: IslandRow): string[] {
  const own = rows[family.name]?.flatMap(({ click }) => click ?? []) ?? [];
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const kept = control.closest(family.click ?? ':not(*)');
    return !kept || kept === control || own.some((selector) => kept.closest(selector))
      ? []
      : [control.outerHTML.slice(0, 120)];
  });
}

describe.each(registry.filter(({ family }) => family))('the family $name', (family) => {
  beforeEach(() => {
    document.body.innerHTML = fixtures.map(fixtureOf).join('');
  });

  it('has its islands listed in this test', () => {
    expect(rows, `Add ${fileOf(family)} to src/entry/families/index.ts.`).toHaveProperty(family.name);
  });

  it.each(types)('keeps each %s that one of its islands takes', (type) => {
    expect(
      lostIn(family, type),
      `“${type}” of the row in ${fileOf(family)} keeps these, and no member finds its control from there: name the control itself.`,
    ).toEqual([]);
  });

  it('keeps no press on a control inside the elements that its row names', () => {
    expect(
      lostWithin(family),
      `“click” of the row in ${fileOf(family)} keeps what stands around these controls: narrow it to what a member takes.`,
    ).toEqual([]);
  });
});

describe('the lists of rows', () => {
  const folders = Object.entries(
    import.meta.glob<{ row: IslandRow }>(['../../widgets/*/row.ts', '!../../widgets/_template/row.ts'], {
      eager: true,
    }),
  );

  it.each(folders.map(([file, { row: found }]) => [file.replace('../../', ''), found] as const))(
    'have %s, once',
    (file, found) => {
      // Islands for staff run on shop pages too.
      const having = Object.keys(lists).filter((list) => list !== ADMIN && lists[list]?.includes(found));
      const belongs = placesOf(found).map(({ list, why }) => `${list}: ${why}`);
      if (lists[ADMIN]?.includes(found)) expect(having.length).toBeLessThan(2);
      else
        expect(
          having,
          `${file} is in ${having.join(' and in ') || 'no list'}, and belongs in one: ${belongs.join('; or in ') || 'registry, or a family whose row reaches what it looks for'}`,
        ).toHaveLength(1);
    },
  );

  it.each(Object.keys(lists))('have no row in %s that belongs in another list', (list) => {
    expect(lists[list]?.flatMap((one) => misplaced(list, one)).join('\n')).toBe('');
  });

  it.each(allIslands.map((one) => [one.name, chunkOfRow(one)] as const))(
    'name %s, whose code is in the chunk %s',
    (name, chunk) => {
      const held = heldBy(chunk) ?? [chunk];
      expect(
        held,
        `The chunk ${chunk} brings the row of ${name}, and lacks its code: ${howToHold(name, chunk)}`,
      ).toContain(name);
    },
  );

  it.each(Object.keys(families).filter((family) => family !== 'extras'))(
    'name a stray for each member of %s',
    (family) => {
      const known = strays.filter(({ chunk }) => chunk === family).flatMap(({ match = [] }) => match);
      expect([...known].sort()).toEqual(families[family]?.map(({ name }) => `[data-island~="${name}"]`).sort());
    },
  );

  it('name each island once: in its family alone', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^entry\/.*\.ts$/.test(file),
    );
    const members = Object.values(families).flat();
    const homesOf = (name: string) =>
      Object.keys(families).filter((family) => families[family]?.some((row) => row.name === name));
    const names = [...new Set(members.map(({ name }) => name))];
    expect(
      names.filter((name) => homesOf(name).length > 1).map((name) => `${name}: ${homesOf(name).join(', ')}`),
      'These islands are members of several families: take each out of all files of src/entry/families/ but one.',
    ).toEqual([]);
    expect(names.length, 'A family’s file in src/entry/families/ names a member twice.').toBe(members.length);
    const naming = files.filter((file) =>
      members.some(({ name }) => readFileSync(`src/${file}`, 'utf8').includes(`~="${name}"`)),
    );
    // ShopEngine's family names one member, because it keeps presses on a link of that name.
    expect(
      naming,
      'src/entry/families/strays.ts finds each member by its name: take the selector “~="NAME"” out of these files.',
    ).toEqual(['entry/families/shopengine.ts']);
  });
});

describe('a host on a page without anything else of its family', () => {
  let loaded: string[];
  /** Rows whose code only tells that it has come, and brings its family's rows. */
  const traced = (given: readonly IslandRow[]): IslandRow[] =>
    given.map(({ name, chunk = name, family, ...row }) => ({
      ...row,
      name,
      chunk,
      load: async () => {
        loaded.push(name);
        return {
          default: { name, mode: 'enhance' },
          rows: family && traced(rows[name] ?? rows[chunk] ?? rows[`${chunk}-page`] ?? []),
        };
      },
    }));

  const visit = (html: string) => {
    loaded = [];
    delete (window as { shopIslands?: unknown }).shopIslands;
    document.body.innerHTML = html;
    start({
      islands: traced(registry),
      version: '1',
      urlOf: (chunk) => `/${chunk}.js`,
      bring: bringCore,
      examine() {},
    });
  };

  it.each([
    ['share', '<a data-island="share" href="https://social.example/">Share</a>'],
    ['share', '<a data-island="copy-link" href="/story/">Copy link</a>'],
    ['quick-view', '<a data-island="quick-view" href="/product/game/">Look</a>'],
  ])('printed by a shortcode wakes %s once a hand is near: %s', async (name, host) => {
    visit(`<article>${host}</article>`);
    find('[data-island]').focus();
    await settle();
    expect(loaded).toContain(name);
  });

  it.each([
    [
      'scroll-to-top',
      'Essential Addons’ button to the top',
      '<div class="eael-ext-scroll-to-top-wrap"><span></span></div>',
    ],
    [
      'reading-progress',
      'Essential Addons’ reading bar',
      '<div class="eael-reading-progress"><div class="eael-reading-progress-fill"></div></div>',
    ],
    ['chat', 'a link to the chat', '<p><a href="#ctc_chat">Chat</a></p>'],
    ['chat', 'a link with the chat’s class', '<p><a class="ctc_chat" href="/contact/">Chat</a></p>'],
    [
      'consent',
      'a script that waits for consent',
      '<script type="text/plain" data-cookieyes="cookieyes-analytics"></script>',
    ],
    ['addon-popup', 'an add-on’s popup', '<div class="king-addons-pb-template-popup" data-settings="{}"></div>'],
    ['shop-filter', 'a named filter', '<form data-island="shop-filter"></form>'],
  ])('wakes %s: %s', async (name, _, html) => {
    vi.stubGlobal('IntersectionObserver', undefined);
    visit(html);
    await until(() => expect(loaded).toContain(name));
    vi.unstubAllGlobals();
  });

  it.each([
    ['checkout-coupon', '<form class="checkout_coupon"><input name="coupon_code"></form>', 'input'],
    [
      'checkout-login',
      '<div class="woocommerce-form-login-toggle"><a class="showlogin" href="#">Log in</a></div>',
      'a',
    ],
    ['address-autocomplete', '<input id="billing_address_1">', 'input'],
    ['cart', '<form class="woocommerce-cart-form"><input name="coupon_code"></form>', 'input'],
    ['cart', '<form data-island="cart"><input name="coupon_code"></form>', 'input'],
  ])('wakes %s once a hand is near, and not before: %s', async (name, html, control) => {
    vi.stubGlobal('IntersectionObserver', undefined);
    visit(html);
    await settle();
    vi.unstubAllGlobals();
    expect(loaded).not.toContain(name);
    find(control).focus();
    await until(() => expect(loaded).toContain(name));
  });

  it('wakes wishlist: a row of the wishlist’s page, whose button has no keys yet', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    visit(
      '<table class="shopengine-wishlist"><tr><td><span class="shopengine-remove-action remove-badge remove-from-wishlist" data-pid="101">X</span></td></tr></table>',
    );
    await until(() => expect(loaded).toContain('wishlist'));
    vi.unstubAllGlobals();
  });

  it('wakes field-hints: a field’s description on a page of the account', async () => {
    visit(
      '<div class="woocommerce"><form class="register"><span class="woocommerce-input-wrapper"><input name="nickname"><span class="description" aria-hidden="true">Seen by others.</span></span><input type="password"></form></div>',
    );
    await until(() => expect(loaded).toContain('field-hints'));
  });
});
