// @vitest-environment node
/** `npm run follow`: two copies are compared, each change finds its islands, and a person reads it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { lacking } from '../../scripts/follow/changes';
import { compare } from '../../scripts/follow/compare';
import { readCopy, unreadOf } from '../../scripts/follow/copy';
import { names } from '../../scripts/follow/naming';
import { problemOf } from '../../scripts/follow/problem';
import { concernsOf } from '../../scripts/follow/readers';
import { reportOf } from '../../scripts/follow/report';
import { type Room, readRooms } from '../../scripts/follow/rooms';

const MAIN = '<?php\n/**\n * Version: 1.0.0\n */';
const script = (handle: string, deps: string, file = handle) =>
  `'${handle}' => array( 'src' => url( 'assets/js/frontend/${file}' . $suffix . '.js' ), 'deps' => array( ${deps} ) ),`;
const scripts = (registered: string, data: string) => `<?php
function get_scripts() { return array( ${registered} ); }
function get_script_data( $handle ) { switch ( $handle ) { ${data} default: $params = false; } }`;
const ajax = (keys: string) => `<?php
function add() { $ajax_events_nopriv = array( 'update_order_review' ); }
function update_order_review() { wp_send_json( array( ${keys} ) ); }`;

const OLD: Record<string, string> = {
  'woocommerce.php': MAIN,
  'includes/class-wc-frontend-scripts.php': scripts(
    script('wc-cart', "'jquery'", 'cart'),
    "case 'wc-cart': $params = array( 'ajax_url' => 1, 'old_words' => 1 );",
  ),
  'includes/class-wc-ajax.php': ajax("'result' => 1"),
  'assets/js/frontend/cart.js': '$( body ).on( "updated_wc_div", a );',
  'assets/js/frontend/cart.min.js': '$( body ).on( "shrunk", a );',
  'assets/js/frontend/test/cart.js': '$( body ).on( "tried", a );',
  'templates/cart/cart.php': '<?php /** @version 1.0.0 */ ?>\n<form class="woocommerce-cart-form old">',
  'templates/cart/price.php': '<p><?php a(); ?>',
  'templates/cart/words.php': '<?php /** @version 1.0.0 */ ?><p>',
  'templates/emails/order.php': '<p class="woocommerce-cart-form">',
};

const NEW: Record<string, string> = {
  ...OLD,
  'woocommerce.php': MAIN.replace('1.0.0', '1.1.0'),
  'includes/class-wc-frontend-scripts.php': scripts(
    script('wc-cart', "'jquery', 'wc-gifts'", 'cart') + script('wc-gifts', "'jquery'", 'gifts') + script('wc-lost', ''),
    `case 'wc-cart': $params = array( 'ajax_url' => 1, 'new_words' => 1 ); break;
    case 'wc-gifts': $params = array( 'gift_words' => 1 );`,
  ),
  'includes/class-wc-ajax.php': ajax("'result' => 1, 'has_gifts' => 1"),
  'assets/js/frontend/cart.js': '$( body ).on( "updated_wc_div mouseenter", a ).trigger( "cart_wrapped", [ b ] );',
  'assets/js/frontend/cart.min.js': '$( body ).on( "shrunk_more", a );',
  'assets/js/frontend/test/cart.js': '$( body ).on( "tried_more", a );',
  'assets/js/frontend/gifts.js': '$( body ).on( "updated_wc_div change", c );',
  'templates/cart/cart.php': '<?php /** @version 1.1.0 */ ?>\n<form class="woocommerce-cart-form new">',
  'templates/cart/price.php': '<p><?php b(); ?>',
  'templates/cart/words.php': '<?php /** @version 1.0.1 */ ?><p>',
  'templates/emails/order.php': '<p>',
};

const ROOMS: Room[] = [
  {
    name: 'cart',
    isIsland: true,
    text: "on('updated_wc_div'); get('ajax_url'); get('old_words');",
    markup: "'.woocommerce-cart-form'",
  },
  {
    name: 'checkout',
    isIsland: true,
    text: "call('update_order_review', 'gift_words'); on('change');",
    markup: 'old new',
  },
  { name: 'src/news.ts', isIsland: false, text: "on('updated_wc_div change')", markup: '' },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The folder of a copy with these files. */
function lay(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

const concerns = (before: Record<string, string>, after: Record<string, string>) =>
  concernsOf(compare(readCopy(lay('old', before)), readCopy(lay('new', after))), ROOMS);

/** Each change in a line. */
const lines = (found: ReturnType<typeof concerns>) =>
  found.map(({ kind, name, way, what, readers, isUnnamed }) =>
    [kind, name, way, what, isUnnamed ? `unnamed: ${readers}` : String(readers)].join(' | '),
  );

describe('the changes', () => {
  it('of each kind find the islands that read them', () => {
    expect(lines(concerns(OLD, NEW))).toEqual([
      'handle | wc-cart | changed | needs: `wc-gifts` | cart',
      'handle | wc-gifts | new | needs: `jquery` | ',
      'handle | wc-lost | new |  | ',
      'script | assets/js/frontend/cart.js | changed | statements: 1 new, 1 gone | cart',
      'script | assets/js/frontend/gifts.js | new |  | ',
      'template | cart/cart.php | changed | 1.0.0 → 1.1.0; new: `.new`; gone: `.old` | cart',
      'template | cart/price.php | changed | other code | ',
      'template | cart/words.php | changed | 1.0.0 → 1.0.1; comments only | ',
      'event | updated_wc_div | changed | now: bound in gifts.js | cart,src/news.ts',
      'event | mouseenter | new | bound in cart.js | ',
      'event | cart_wrapped | new | triggered in cart.js with 1 value | unnamed: cart',
      'event | change | new | bound in gifts.js | ',
      'parameter | wc-cart: new_words | new |  | unnamed: cart',
      'parameter | wc-cart: old_words | gone |  | cart',
      'parameter | wc-gifts: gift_words | new |  | checkout',
      'call | update_order_review: has_gifts | new |  | unnamed: checkout',
    ]);
  });

  it('are none between a copy and itself', () => {
    expect(concerns(OLD, OLD)).toEqual([]);
  });

  it('are none between a copy and itself with other ends of lines', () => {
    const script = 'a( "b\\\n c" ); // d\n';
    const copy = { ...OLD, 'assets/js/frontend/cart.js': script };
    const ended = Object.entries(copy).map(([file, text]) => [file, text.replaceAll('\n', '\r\r\n')]);
    expect(concerns(copy, Object.fromEntries(ended))).toEqual([]);
  });

  it('of markup that many templates print and many islands look for are assigned to no island', () => {
    const many = ['a', 'b', 'c', 'd', 'e'];
    const readersOf = (before: Record<string, string>, rooms: readonly Room[]) => {
      const after = { ...before, 'templates/cart/cart.php': '<p class="woocommerce-cart-form">' };
      const changes = compare(readCopy(lay('old', before)), readCopy(lay('new', after)));
      return concernsOf(changes, rooms).flatMap(({ readers }) => readers);
    };
    const common = many.slice(1).map((name) => [`templates/${name}.php`, '<p class="woocommerce-cart-form">']);
    const searching: Room[] = many.map((name) => ({ ...ROOMS[0], name }) as Room);
    expect(readersOf(OLD, searching)).toEqual(many);
    expect(readersOf(OLD, [...searching, ...ROOMS])).toEqual([]);
    expect(readersOf({ ...OLD, ...Object.fromEntries(common) }, ROOMS)).toEqual([]);
  });

  it('of the older copy against the newer one are reported in the same way', () => {
    const back = lines(concerns(NEW, OLD));
    expect(back).toContain('event | cart_wrapped | gone | triggered in cart.js with 1 value | ');
    expect(back).toContain('handle | wc-gifts | gone |  | ');
    expect(back).toContain('parameter | wc-cart: old_words | new |  | cart');
  });

  it('of a script that moved name both places', () => {
    const registered = (file: string) => ({
      ...OLD,
      'includes/class-wc-frontend-scripts.php': scripts(script('wc-cart', '', file), ''),
    });
    expect(lines(concerns(registered('cart'), registered('new/cart')))).toEqual([
      'handle | wc-cart | changed | `assets/js/frontend/cart.js` → `assets/js/frontend/new/cart.js` | cart',
    ]);
  });

  it('of a call that is gone concern who makes it', () => {
    const after = { ...OLD, 'includes/class-wc-ajax.php': ajax('').replace("'update_order_review'", "'other'") };
    const call = lines(concerns(OLD, after)).filter((line) => line.startsWith('call'));
    expect(call).toEqual([
      'call | update_order_review | gone |  | checkout',
      'call | other | new |  | ',
      'call | update_order_review: result | gone |  | ',
    ]);
  });
});

test('a name counts as a whole word, and a beginning as a beginning', () => {
  expect(names('a( "wc-cart" )', 'wc-cart')).toBe(true);
  expect(names('a( "wc-cart-form" )', 'wc-cart')).toBe(false);
  expect(names('a( "place_card" )', 'place_…')).toBe(true);
});

test('the report has what islands read first, what they may have to learn, and the rest in short', () => {
  const [before, after] = [readCopy(lay('old', OLD)), readCopy(lay('new', NEW))];
  const report = reportOf(before, after, concernsOf(compare(before, after), ROOMS));
  const [head, ...parts] = report.split(/\n*^## /m);
  expect(head).toBe('# WooCommerce 1.0.0 → 1.1.0');
  expect(parts.map((part) => part.split('\n')[0])).toEqual([
    'Islands read it',
    'New in a script or a call whose work islands do, and named nowhere',
    'No island reads it',
  ]);
  expect(parts[0]).toContain('| event | `updated_wc_div` | now: bound in gifts.js | cart, src/news.ts |');
  expect(parts[0]).not.toContain('has_gifts');
  expect(parts[1]).toContain('| call | `update_order_review: has_gifts` | new | checkout |');
  expect(parts[2]).toContain('| template | changed | `cart/price.php`, `cart/words.php` |');
});

test('the report says what it could not read, and that nothing changed', () => {
  const [before, after] = [readCopy(lay('old', OLD)), readCopy(lay('bare', { 'woocommerce.php': MAIN }))];
  expect(unreadOf(before)).toEqual([]);
  const report = reportOf(before, after, []);
  expect(report).toContain('**Of 1.0.0 no handles could be read: compare them by hand.**');
  expect(report.match(/^Nothing\.$/gm)).toHaveLength(3);
});

test('a row names six readers at most, and a bar in a name does not break the table', () => {
  const copy = readCopy(lay('old', OLD));
  const [concern] = concerns(OLD, NEW);
  const readers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const report = reportOf(copy, copy, [{ ...concern, name: 'i|j', readers } as NonNullable<typeof concern>]);
  expect(report).toContain('| `i\\|j` | needs: `wc-gifts` | a, b, c, d, e, f, 2 more |');
});

test('a value that one list has twice is missing if the other has it once', () => {
  expect(lacking(['a', 'a', 'b'], ['b', 'a'])).toEqual(['a']);
});

test('the readers of WooCommerce’s code are the islands with their contracts, and the files that they share', () => {
  const rooms = new Map(readRooms().map((room) => [room.name, room]));
  expect(rooms.get('cart')?.markup).toContain('.woocommerce-shipping-calculator');
  expect(rooms.get('variations')?.markup).toContain('.variations_form');
  expect(rooms.get('notices')?.markup).toContain('.wc-block-components-notice-banner');
  expect(rooms.get('checkout')?.text).toContain('checkout_place_order');
  expect(rooms.get('src/bridge/woocommerce/cartEvents.ts')?.isIsland).toBe(false);
  expect(rooms.has('_template')).toBe(false);
});

test('the arguments are two folders of WooCommerce, or are refused in one sentence', () => {
  const copy = lay('old', OLD);
  expect(problemOf([copy, copy])).toBeUndefined();
  expect(problemOf([copy])).toBe(
    'Name two unpacked copies of WooCommerce, each a folder that holds woocommerce.php: npm run follow -- OLD NEW',
  );
  expect(problemOf([copy, copy, copy])).toBe(problemOf([]));
  expect(problemOf([copy, folder])).toBe(
    `${folder} holds no woocommerce.php: name the folder of an unpacked WooCommerce.`,
  );
});
