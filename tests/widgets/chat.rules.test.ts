import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, messageOf } from '../../widgets/chat/address.rules';
import { declarationsOf, deviceOf, numberOf, OWN, opensItself, PLUGIN, settingsOf } from '../../widgets/chat/rules';
import { paramsOf, tagsOf, wordsOf } from '../../widgets/chat/trackers/rules';

const PAGE = 'https://shop.example/product/moonlight-drift/?ref=a%26b';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x64)';
const plain = settingsOf({ number: '447700900123', pre_filled: 'Hello' });
const address = (raw: Record<string, unknown>, device: 'mobile' | 'desktop' = 'desktop', missing = PLUGIN) => {
  const settings = settingsOf({ number: '447700900123', pre_filled: 'Hello', ...raw }, missing);
  return addressOf(settings, settings, device, PAGE);
};

describe('a device (SPEC 9)', () => {
  it.each([
    [DESKTOP, 1026, 'desktop'],
    [DESKTOP, 1025, 'mobile'],
    [DESKTOP, 390, 'mobile'],
    ['Mozilla/5.0 (Linux; Android 15)', 2000, 'mobile'],
    ['Mozilla/5.0 (iPad; CPU OS 12_2)', 2000, 'mobile'],
    ['Opera/9.8 (J2ME; Opera Mini/5)', 2000, 'mobile'],
  ])('%s on a screen of %i px is %s', (userAgent, width, device) => {
    expect(deviceOf(userAgent, width)).toBe(device);
  });
});

describe('the settings (SPEC 3.9)', () => {
  it('have defaults, which are the plugin’s own where the plugin prints them', () => {
    expect(settingsOf({})).toEqual({ ...settingsOf({}, OWN), speed: 0, isWeb: false, isApp: false });
    expect(settingsOf({}, OWN)).toEqual({
      number: '',
      text: '',
      prefix: '',
      isShown: { mobile: true, desktop: true },
      position: { mobile: '', desktop: '' },
      css: '',
      isScheduled: false,
      speed: 150,
      animation: [],
      target: '_blank',
      isWeb: true,
      isApp: true,
      customUrl: { mobile: '', desktop: '' },
      greeting: '',
      greetingDevice: '',
      badgeDelay: 150,
      noNumber: '',
    });
  });

  it.each([
    ['3', 3000],
    [3, 3000],
    ['0', 0],
    [0.5, 500],
    ['', 150],
    [null, 150],
    ['soon', 150],
    [-4, 150],
    ['Infinity', 150],
    [[3], 150],
  ])('n_time %j shows the badge after %i ms', (n_time, delay) => {
    expect(settingsOf({ n_time }).badgeDelay).toBe(delay);
  });

  it.each([
    [{ dis_m: 'hide' }, { mobile: false, desktop: true }],
    [{ dis_d: 'hide' }, { mobile: true, desktop: false }],
    [{ dis_m: '' }, { mobile: false, desktop: true }],
    [{ display: 'no' }, { mobile: false, desktop: false }],
    [{ page_display: 'hide' }, { mobile: false, desktop: false }],
  ])('with %j hide the button', (raw, isShown) => {
    expect(settingsOf(raw).isShown).toEqual(isShown);
  });

  it.each([
    [150, 150],
    ['150', 150],
    [undefined, 0],
    [0, 0],
    ['From Corner', 0],
    ['', 0],
    [-5, 0],
  ])('with se %j wait %i ms', (se, speed) => {
    expect(settingsOf({ se }).speed).toBe(speed);
  });
});

describe('a number', () => {
  it.each([
    ['447700900123', '447700900123'],
    [447700900123, '447700900123'],
    ['+44 7700 900-123', '447700900123'],
    // A shortcode that was cut off at the bracket of [url].
    ['”447700900456″', '447700900456'],
    ['about [url', ''],
    [null, ''],
    [{}, ''],
  ])('%j is %j', (value, number) => {
    expect(numberOf(value)).toBe(number);
  });
});

describe('a greeting opens by itself', () => {
  it.each([
    ['default', 'desktop', undefined, true],
    ['default', 'mobile', undefined, false],
    ['open', 'desktop', undefined, true],
    ['open', 'mobile', 'user_opened', true],
    ['open', 'mobile', 'user_closed', false],
    ['default', 'desktop', 'user_closed', false],
    ['close', 'desktop', undefined, false],
    ['', 'desktop', undefined, false],
  ] as const)('with %j on %s after %j: %j', (greeting, device, action, isOpen) => {
    expect(opensItself({ greeting }, device, action)).toBe(isOpen);
  });
});

describe('the address (SPEC 4.8)', () => {
  it.each([
    [{}, 'desktop', 'https://wa.me/447700900123?text=Hello', '_blank'],
    [{}, 'mobile', 'https://wa.me/447700900123?text=Hello', '_blank'],
    [{ url_structure_d: '' }, 'desktop', 'https://wa.me/447700900123?text=Hello', '_blank'],
    [{ url_structure_d: 'web' }, 'desktop', 'https://web.whatsapp.com/send?phone=447700900123&text=Hello', '_blank'],
    [{ url_structure_d: 'web' }, 'mobile', 'https://wa.me/447700900123?text=Hello', '_blank'],
    [{ url_structure_m: 'wa_colon' }, 'mobile', 'whatsapp://send?phone=447700900123&text=Hello', '_self'],
    [{ url_structure_m: 'wa_colon' }, 'desktop', 'https://wa.me/447700900123?text=Hello', '_blank'],
    [{ url_target_d: 'popup' }, 'desktop', 'https://wa.me/447700900123?text=Hello', 'popup'],
    [{ url_target_d: '_self' }, 'mobile', 'https://wa.me/447700900123?text=Hello', '_self'],
    [{ custom_url_d: 'https://help.example/chat' }, 'desktop', 'https://help.example/chat', '_blank'],
    [{ custom_url_d: '/contact/' }, 'desktop', 'https://shop.example/contact/', '_blank'],
    [{ custom_url_m: 'whatsapp://send?phone=1' }, 'mobile', 'whatsapp://send?phone=1', '_blank'],
    [{ custom_url_d: 'https://help.example/' }, 'mobile', 'https://wa.me/447700900123?text=Hello', '_blank'],
    [{ number: '', custom_url_d: 'https://help.example/' }, 'desktop', 'https://help.example/', '_blank'],
    // SPEC 5: no scheme that runs code.
    [{ custom_url_d: 'javascript:alert(1)' }, 'desktop', 'https://wa.me/447700900123?text=Hello', '_blank'],
  ] as const)('of %j on %s is %s in %s', (raw, device, url, target) => {
    expect(address(raw, device)).toEqual({ url, target });
  });

  it.each([
    [{}, 'desktop', 'https://web.whatsapp.com/send?phone=447700900123&text=Hello', '_blank'],
    [{ url_structure_d: 'wa_me' }, 'desktop', 'https://wa.me/447700900123?text=Hello', '_blank'],
    [{}, 'mobile', 'whatsapp://send?phone=447700900123&text=Hello', '_self'],
    [{ custom_url_m: 'https://help.example/' }, 'mobile', 'https://help.example/', '_blank'],
  ] as const)('of %j of the shop’s own on %s is %s in %s', (raw, device, url, target) => {
    expect(address(raw, device, OWN)).toEqual({ url, target });
  });

  it.each([{ number: '' }, { number: 'none' }, { number: '', custom_url_d: 'javascript:alert(1)' }])(
    'does not exist with %j',
    (raw) => {
      expect(address(raw)).toBeUndefined();
    },
  );

  it.each([
    ['100% [url] [URL]', `100% ${PAGE} ${PAGE}`],
    ['50%20 off', '50%20 off'],
    ['a & b # c', 'a & b # c'],
    ["$& $' $1 [url]", `$& $' $1 ${PAGE}`],
    ['Zoë fragt 🎮', 'Zoë fragt 🎮'],
  ])('carries the text %j, which arrives as %j', (text, message) => {
    expect(messageOf(text, PAGE)).toBe(message);
    const { url = '' } = addressOf(plain, { number: '1', text }, 'desktop', PAGE) ?? {};
    expect(new URL(url).searchParams.get('text')).toBe(message);
  });

  it('shows a page’s name in other alphabets, and a broken one as it is', () => {
    expect(messageOf('[url]', 'https://shop.example/%D0%B8%D0%B3%D1%80%D1%8B/')).toBe('https://shop.example/игры/');
    expect(messageOf('[url]', 'https://shop.example/?q=%E0%A4')).toBe('https://shop.example/?q=%E0%A4');
  });

  it('can be made of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, page) => {
        const { url = '' } = addressOf(plain, { number: '1', text }, 'desktop', page) ?? {};
        expect(url.startsWith('https://wa.me/1?text=')).toBe(true);
      }),
    );
    expect(addressOf(plain, { number: '1', text: 'half \ud83c' }, 'desktop', PAGE)?.url).toContain('half%20%EF%BF%BD');
  });
});

describe('a style in the settings', () => {
  it('is taken property by property, except for those that show or hide', () => {
    expect(
      declarationsOf('position: fixed; bottom: 15px !important; display: none; Z-Index:99999999; --gap: 2px'),
    ).toEqual([
      { name: 'position', value: 'fixed', priority: '' },
      { name: 'bottom', value: '15px', priority: 'important' },
      { name: 'z-index', value: '99999999', priority: '' },
      { name: '--gap', value: '2px', priority: '' },
    ]);
  });

  it.each([
    'background: url(https://spy.example/a.png)',
    'background: URL ("a")',
    'background-image: image-set("a.png" 1x)',
    'width: expression(alert(1))',
    'behavior: x',
    '-moz-binding: x',
    'top: 1px}body{color: red',
    '"><script>alert(1)</script>',
    'color: r\\65 d',
    'bottom',
    ':15px',
    '',
  ])('is ignored as a whole: %j', (style) => {
    expect(declarationsOf(style)).toEqual([]);
  });
});

describe('what the chat tells trackers', () => {
  const occasion = { number: '447700900123', title: 'Shop', url: PAGE };

  it('fills in number, title and page', () => {
    expect(wordsOf('{number} {title} {url} {number} {other}', occasion)).toBe(
      `447700900123 Shop ${PAGE} 447700900123 {other}`,
    );
  });

  it.each([
    [
      { list: ['a', 'b'], a: { key: 'id', value: 'x' }, b: { key: 'n', value: 2 } },
      { id: 'x', n: '2' },
    ],
    [{ list: [{ key: 'id', value: 'x' }] }, { id: 'x' }],
    [{ list: ['missing', null, 3, { value: 'x' }, { key: 'o', value: {} }] }, { o: '' }],
    [{ list: 'a' }, {}],
    [{}, {}],
  ])('has the parameters of %j', (variables, params) => {
    expect(paramsOf(variables, 'list', (text) => text)).toEqual(params);
  });

  it('goes to the Google tags of the page, each once', () => {
    const layer = [
      ['config', 'g-abc'],
      ['config', 'AW-1'],
      { event: 'x' },
      null,
      ['js', new Date(0)],
      ['config', 'GT-2'],
    ];
    expect(tagsOf({ 'G-ABC': {}, 'DC-4': {} }, layer)).toEqual(['G-ABC', 'GT-2']);
    expect(tagsOf(undefined, undefined)).toEqual([]);
    expect(tagsOf('x', 'y')).toEqual([]);
  });
});

it('the rules throw for no settings of any shape', () => {
  const keys = [
    'number',
    'pre_filled',
    'css',
    'pos_d',
    'n_time',
    'se',
    'ani',
    'url_target_d',
    'custom_url_d',
    'g_init',
    'hook_v',
    'prefix_pre_filled',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue()), (raw) => {
      const settings = settingsOf(raw as Record<string, unknown>);
      declarationsOf(`${settings.position.desktop};${settings.css}`);
      addressOf(settings, settings, 'desktop', PAGE);
      addressOf(settings, settings, 'mobile', PAGE);
      opensItself(settings, 'mobile', raw);
    }),
  );
});
