// @vitest-environment node
/** Checks what the doctor says about scripts of replaced plugins that are in no list. */
import { describe, expect, it } from 'vitest';
import { checkUnlisted } from '../../scripts/doctor/checks/unlisted';
import { stayingScripts } from '../../scripts/doctor/stayingScripts';
import type { ScriptReport } from '../../scripts/doctor/types';
import { pageOf, said, TAG } from './helpers';

const FRONTEND = '/wp-content/plugins/woocommerce/assets/js/frontend';
const tag = (handle: string, src: string) => `<script id="${handle}-js" src="${src}"></script>`;
const JQUERY = tag('jquery-core', '/wp-includes/js/jquery/jquery.min.js');
const NEW = tag('wc-cart-reminder', `${FRONTEND}/cart-reminder.min.js?ver=10.7.0`);

const jquery = (...neededBy: string[]): ScriptReport => ({
  handle: 'jquery-core',
  src: '',
  islands: [],
  gzip: 30_000,
  neededBy,
});
const found = (body: string, known: readonly ScriptReport[] = []) => checkUnlisted(pageOf(body), known);
const namedIn = (body: string) => found(body).length > 0;

describe('a script of a replaced plugin that no list knows', () => {
  it('is named with its file, with what stays because of it, and with what to do', () => {
    const [finding, ...more] = found(NEW, [jquery('theirs', 'wc-cart-reminder')]);
    expect(more).toEqual([]);
    expect(finding?.level).toBe('warning');
    expect(finding?.what).toContain(
      `wc-cart-reminder (https://shop.example${FRONTEND}/cart-reminder.min.js?ver=10.7.0)`,
    );
    expect(finding?.why).toContain('these stay too: jquery-core.');
    expect(finding?.fix).toContain('Look for a newer version of Shop Islands.');
    expect(finding?.fix).toContain('shop_islands_replaced_handles');
  });

  it('is only noted where nothing else stays because of it', () => {
    expect(found(NEW, [jquery('theirs')])).toMatchObject([
      { level: 'note', why: expect.stringContaining('Nothing else') },
    ]);
  });

  it('is in the report of a page that has the islands, and of one that does not have them yet', async () => {
    const warning = expect.stringMatching(/^warning: No list of this version knows wc-cart-reminder /);
    expect(await said(pageOf(JQUERY + NEW))).toContainEqual(warning);
    expect(await said(pageOf(JQUERY + NEW, ''))).toContainEqual(warning);
    expect(await said(pageOf(JQUERY, TAG))).not.toContainEqual(warning);
  });

  it.each([
    'plugins/shopengine/modules/new/new.js',
    'plugins/elementskit-lite/new.js',
    'themes/astra/assets/js/minified/new.min.js',
    'plugins/king-addons/includes/extensions/Popup_Builder/new.js',
    'plugins/finale-woocommerce-sales-countdown-timer-discount/new.js',
  ])('is named in the folder of each: %s', (path) => {
    expect(namedIn(tag('new', `/wp-content/${path}`))).toBe(true);
    expect(namedIn(tag('new', `https://cdn.example/shop/wp-content/${path}`))).toBe(true);
  });

  it('is named on Jetpack’s CDN, where blocks are still known', () => {
    const cdn = 'https://c0.wp.com/p/woocommerce/10.7.0/assets';
    expect(namedIn(tag('new', `${cdn}/js/frontend/new.min.js`))).toBe(true);
    expect(namedIn(tag('new', `${cdn}/client/blocks/new.js`))).toBe(false);
  });
});

describe('other scripts are not named', () => {
  it.each(stayingScripts.flatMap(({ handles }) => handles))('known to stay: %s', (known) => {
    const isFolder = known.endsWith('/');
    expect(namedIn(isFolder ? tag('some', `/wp-content/${known}some.js`) : tag(known, `${FRONTEND}/some.js`))).toBe(
      false,
    );
  });

  it.each([
    ['a replaced script', tag('wc-cart', `${FRONTEND}/cart.min.js`)],
    ['a replaced script without an id', `<script src="${FRONTEND}/cart.min.js"></script>`],
    ['a replaced script under its older name', tag('flexslider', '/wp-content/plugins/woocommerce/a.js')],
    ['a library', tag('wc-dompurify', '/wp-content/plugins/woocommerce/assets/js/dompurify/purify.min.js')],
    [
      'one without an id, whose handle is not known',
      `<script src="${FRONTEND}/password-strength-meter.min.js"></script>`,
    ],
    ['another plugin’s', tag('new', '/wp-content/plugins/side-cart/a.js')],
    ['that of a plugin whose name begins alike', tag('new', '/wp-content/plugins/woocommerce-dress/a.js')],
    ['a theme’s, in a folder of the plugin’s name', tag('new', '/wp-content/themes/dress/plugins/woocommerce/a.js')],
    ['a child theme’s', tag('new', '/wp-content/themes/astra-child/a.js')],
    ['one with the folder in its query', tag('new', '/a.js?from=/plugins/woocommerce/a.js')],
  ])('%s', (_what, body) => {
    expect(namedIn(body)).toBe(false);
  });
});
