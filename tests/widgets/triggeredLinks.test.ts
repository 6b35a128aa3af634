/**
 * Links react to clicks that scripts trigger through jQuery: rows name these links, including those whose clicks an
 * island hears by itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import jQuery from 'jquery';
import { beforeEach, describe, expect, it } from 'vitest';
import { passClicksOn } from '../../src/bridge/jquery/clicks';
import type { JQuery } from '../../src/bridge/jquery/types';
import type { Kind } from '../../src/loader/types';
import { createAnswers } from '../../src/runtime/answers';
import { allIslands } from '../../widgets/allIslands';
import { setPage } from '../helpers/page';

/**
 * Widgets that listen to clicks themselves, each with the reason why no plugin's script triggers such a click on its
 * link through jQuery.
 */
const HEAR_OTHERS: Record<string, string> = {
  'addon-popup': 'its buttons and its overlay are no links; what opens it is whatever an editor names',
  'address-autocomplete': 'presses beside the list',
  cart: 'only hides a class during a press',
  'coming-soon': 'only keeps the browser from following the link',
  consent: 'buttons',
  'date-field': 'presses beside the calendar',
  'field-hints': 'labels, and presses beside them',
  'header-menu': 'the theme’s script hears without jQuery',
  'header-search': 'its own button',
  'info-tip': 'no link',
  'live-search': 'a field, and presses beside it',
  'loop-pagination': 'its own button',
  'mega-menu': 'links that lead to a place, which the browser follows',
  'nav-menu': 'its own buttons, and links that the browser follows',
  popup: 'whatever an editor names',
  'product-gallery': 'its own link, which its row names',
  'read-more': 'its own button',
  share: 'a theme’s own marks',
  swatches: 'no links, and the reset link, which another row names',
  tooltip: 'only hides',
  variations: 'a button, and the reset link, which its row names',
};

const code = (widget: string) =>
  readdirSync(`widgets/${widget}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => readFileSync(`widgets/${widget}/${file}`, 'utf8'))
    .join('\n');
const HEARS =
  /(\.addEventListener|\bon|\blisten|\bListener)\([^()]*'click'|\bfor \(const \w+ of \[[^\]]*'click'|onPressBeside\(|\.onclick = /;

const kinds = allIslands.map((row) => ({ row, state: 'ready' }) as Kind);

describe('a click that a script triggers on a link', () => {
  beforeEach(() => {
    Object.assign(setPage(), { stores: {} });
    createAnswers(kinds);
    jQuery(window).off();
    passClicksOn(jQuery as unknown as JQuery);
  });

  it.each([
    '<form id="commentform"><p class="stars"><a class="star-5" href="#">5</a></p></form>',
    '<div class="woocommerce-product-gallery"><a class="woocommerce-product-gallery__trigger" href="#">+</a></div>',
    '<form class="checkout"><a class="woocommerce-terms-and-conditions-link" href="/terms/">terms</a></form>',
    '<a class="woocommerce-review-link" href="#reviews">(2 reviews)</a>',
    '<a class="reset_variations" href="#">Clear</a>',
    '<a class="shopengine_add_to_list_action" href="#">♥</a>',
    '<a href="#elementor-action%3Aaction%3Dpopup">Open</a>',
  ])('acts like a press: %s', (html) => {
    document.body.innerHTML = html;
    let count = 0;
    const note = () => void count++;
    document.addEventListener('click', note);
    jQuery('a').trigger('click');
    document.removeEventListener('click', note);
    expect(count).toBe(1);
  });

  it('does nothing for an island that is off', () => {
    for (const kind of kinds) kind.state = 'off';
    document.body.innerHTML = '<a class="woocommerce-review-link" href="#reviews">(2 reviews)</a>';
    let count = 0;
    const note = () => void count++;
    document.addEventListener('click', note);
    jQuery('a').trigger('click');
    document.removeEventListener('click', note);
    for (const kind of kinds) kind.state = 'ready';
    expect(count).toBe(0);
  });
});

it('every widget that hears clicks by itself names its links in its row, or gives its reason here', () => {
  const hearing = allIslands.filter(({ name, links }) => HEARS.test(code(name)) && !links).map(({ name }) => name);
  expect(hearing.filter((name) => !HEAR_OTHERS[name])).toEqual([]);
  expect(Object.keys(HEAR_OTHERS).filter((name) => !hearing.includes(name))).toEqual([]);
});
