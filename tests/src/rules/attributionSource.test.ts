// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeCookie, pack } from '../../../src/rules/attributionCookie';
import { bareHost, mayComeFromElsewhere, TYPED_IN } from '../../../src/rules/attributionSource';
import { findSource } from '../../../widgets/order-attribution/arrival.rules';

const SHOP = 'https://www.shop.example/product/nightcourier/';

const come = (search: string, referrer = '', isNewSession = true) =>
  findSource({ url: SHOP + search, referrer }, isNewSession);

const none = { cnt: '(none)', trm: '(none)', id: '(none)', plt: '(none)', fmt: '(none)', tct: '(none)' };

describe('a marked link', () => {
  it('names its source by all nine marks', () => {
    const marks =
      '?utm_source=letter&utm_medium=email&utm_campaign=spring&utm_content=top&utm_term=games&utm_id=7&utm_source_platform=desk&utm_creative_format=text&utm_marketing_tactic=again';
    expect(come(marks)).toEqual({
      typ: 'utm',
      src: 'letter',
      mdm: 'email',
      cmp: 'spring',
      cnt: 'top',
      trm: 'games',
      id: '7',
      plt: 'desk',
      fmt: 'text',
      tct: 'again',
    });
  });

  it('keeps the order of the plugin’s keys, whatever the order of the marks', () => {
    expect(Object.keys(come('?utm_id=7&utm_source=letter') as object).join()).toBe(
      'typ,src,mdm,cmp,cnt,trm,id,plt,fmt,tct',
    );
  });

  it.each([
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'utm_id',
    'utm_source_platform',
    'utm_creative_format',
    'utm_marketing_tactic',
  ])('is known by %s alone', (mark) => {
    expect(come(`?${mark}=x`)?.typ).toBe('utm');
  });

  it('names what is missing or empty "(none)"', () => {
    expect(come('?utm_source=&utm_campaign=spring')).toEqual({
      typ: 'utm',
      src: '(none)',
      mdm: '(none)',
      cmp: 'spring',
      ...none,
    });
  });

  it('counts in the middle of a session, and before any referrer', () => {
    expect(come('?utm_source=letter', 'https://www.google.com/', false)).toMatchObject({ typ: 'utm', src: 'letter' });
  });

  it.each([
    ['gclid', 'google'],
    ['yclid', 'yandex'],
  ])('with a click id (%s) is an advertisement of %s', (id, network) => {
    expect(come(`?${id}=abc`)).toEqual({ typ: 'utm', src: network, mdm: 'cpc', cmp: `${network}_cpc`, ...none });
    expect(come(`?${id}=abc&utm_campaign=spring`)).toMatchObject({ src: network, mdm: 'cpc', cmp: 'spring' });
  });

  it('leaves values as they are written, since readers decode them', () => {
    expect(come('?utm_source=a%20b%2Bc+d=e')?.src).toBe('a%20b%2Bc+d=e');
  });

  it('joins values of a mark that is there twice', () => {
    expect(come('?utm_source=a&utm_source=b')?.src).toBe('a,b');
  });

  it('cuts a value that would fill the cookie', () => {
    expect(come(`?utm_source=${'x'.repeat(5000)}`)?.src).toHaveLength(500);
  });

  it.each([false, true])('cuts values that would fill the cookie together (as base64: %s)', (isBase64) => {
    const marks = ['source', 'medium', 'campaign', 'content', 'id', 'term'];
    const source = come(`?${marks.map((mark) => `utm_${mark}=${mark}${'%D0%B6'.repeat(80)}`).join('&')}`);
    expect(`sbjs_current=${encodeCookie(pack(source ?? TYPED_IN), isBase64)}`.length).toBeLessThan(4096);
    expect([source?.src.slice(0, 12), source?.trm.slice(0, 10)]).toEqual(['source%D0%B6', 'term%D0%B6']);
  });

  it('needs one of the marks, and not in the fragment', () => {
    expect(come('?color=red&xutm_source=a&UTM_source=b')).toBeUndefined();
    expect(come('#utm_source=a')).toBeUndefined();
  });

  it('never throws, whatever the address says, and has all keys', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, referrer) => {
        const source = findSource({ url: `${url}${url.includes('?') ? '&' : '?'}utm_id=1`, referrer }, true);
        expect(Object.keys(source ?? {})).toHaveLength(10);
      }),
    );
  });
});

describe('a link from a search engine', () => {
  it.each([
    ['https://www.google.com/', 'google'],
    ['https://google.co.uk/search?q=games', 'google'],
    ['https://yandex.ru/search/?text=games', 'yandex'],
    ['https://m.yandex.com.tr/search/?text=games', 'yandex'],
    ['https://www.bing.com/search?q=games', 'bing'],
    ['https://uk.search.yahoo.com/search?p=games', 'yahoo'],
    ['https://go.mail.ru/search?q=games', 'go.mail.ru'],
    ['https://nova.rambler.ru/search?query=games', 'rambler'],
  ])('%s is organic, of %s', (referrer, engine) => {
    expect(come('', referrer, false)).toEqual({ typ: 'organic', src: engine, mdm: 'organic', cmp: '(none)', ...none });
  });

  it.each([
    'https://www.bing.com/',
    'https://yandex.ru/',
    'https://docs.google.com/x',
    'https://notbing.com/search?q=games',
  ])('%s is a site like others', (referrer) => {
    expect(come('', referrer)?.typ).toBe('referral');
  });
});

describe('a link from another site', () => {
  const referrer = 'https://www.blog.example:8080/games/best?x=1#top';

  it('is a referral, with the path where it stands', () => {
    expect(come('', referrer)).toEqual({
      typ: 'referral',
      src: 'blog.example',
      mdm: 'referral',
      cmp: '(none)',
      ...none,
      cnt: '/games/best',
    });
  });

  it('gives no new source in the middle of a session, because a payment page sends shoppers back too', () => {
    expect(come('', referrer, false)).toBeUndefined();
  });

  it('from a shortener is from its site', () => {
    expect(come('', 'https://t.co/abc')?.src).toBe('twitter.com');
    expect(come('', 'https://plus.url.google.com/x')?.src).toBe('plus.google.com');
  });

  it.each(['https://www.shop.example/cart/', 'https://shop.example/', 'http://blog.shop.example/x'])(
    'is not one from the shop itself: %s',
    (own) => {
      expect(come('', own)).toBeUndefined();
    },
  );

  it('is a referral from a site whose name merely ends like the shop’s', () => {
    expect(come('', 'https://workshop.example/')?.src).toBe('workshop.example');
  });

  it.each(['', 'about:client', 'no address', 'https://'])('gives no source where the browser says "%s"', (said) => {
    expect(come('', said)).toBeUndefined();
  });
});

it('a visit without a source is called typed in', () => {
  expect(TYPED_IN).toEqual({ typ: 'typein', src: '(direct)', mdm: '(none)', cmp: '(none)', ...none });
});

it('“www.” is removed at the start of a host only', () => {
  expect(bareHost('www.shop.example')).toBe('shop.example');
  expect(bareHost('awww.shop.example')).toBe('awww.shop.example');
});

describe('a page view whose source has to be searched', () => {
  const SEARCHES = ['', '?utm_source=letter', '?a=1&gclid=x', '?yclid=', '?add-to-cart=7&utm_id=1'];
  const REFERRERS = [
    '',
    SHOP,
    'https://shop.example/',
    'https://www.google.com/',
    'https://blog.example/x',
    'https://t.co/a',
    'not an address',
  ];

  it('is never missed: any other page view has no source', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SEARCHES),
        fc.constantFrom(...REFERRERS),
        fc.boolean(),
        (search, referrer, isNew) => {
          const arrival = { url: SHOP + search, referrer };
          if (!mayComeFromElsewhere(arrival)) expect(findSource(arrival, isNew)).toBeUndefined();
        },
      ),
    );
  });

  it.each(['', SHOP, 'https://www.shop.example/'])('is not one that comes from %j', (referrer) => {
    expect(mayComeFromElsewhere({ url: `${SHOP}?orderby=price`, referrer })).toBe(false);
  });
});
