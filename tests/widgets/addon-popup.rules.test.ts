import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAddonPopup, readDelays, readTriggerButton } from '../../widgets/addon-popup/read';
import {
  amount,
  type Circumstances,
  deviceOf,
  isAway,
  isOn,
  isReferred,
  mayShow,
  parseLocalTime,
  scrolledShare,
} from '../../widgets/addon-popup/rules';
import { find, showFixture } from '../helpers/fixture';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

beforeEach(() => showFixture('addon-popup'));

const host = () => find('.king-addons-pb-template-popup');

function read(settings: unknown) {
  host().setAttribute('data-settings', typeof settings === 'string' ? settings : JSON.stringify(settings));
  return readAddonPopup(host());
}

describe('a popup’s settings', () => {
  it('are the plugin’s', () => {
    expect(readAddonPopup(host())).toMatchObject({
      id: '512',
      trigger: 'load',
      loadDelay: 1000,
      inactivityTime: 15_000,
      date: new Date(2027, 1, 15, 9).getTime(),
      isNotification: false,
      animation: ['fade'],
      showAgainDelay: MINUTE,
      devices: { desktop: true, tablet: true, mobile: true },
    });
  });

  it.each(['', '{"popup_tri', '[]', 'null', '7', '{"popup_load_delay":-4,"popup_inactivity_time":"soon"}'])(
    'have defaults in %s',
    (data) => {
      expect(read(data)).toMatchObject({
        trigger: 'load',
        loadDelay: 1000,
        scrollProgress: 10,
        inactivityTime: 15_000,
        isNotification: false,
        locksScroll: true,
        animationTime: 1000,
        closeButtonDelay: 0,
        closesAfter: undefined,
        isOverlayDead: false,
        isEscapeDead: false,
        showAgainDelay: 1,
        stopsAt: undefined,
        keyword: undefined,
        devices: { desktop: true, tablet: true, mobile: true },
      });
    },
  );

  it.each(['sneeze', 'pro-sc', ''])(
    'with the trigger "%s", which the plugin does not know, never open a popup',
    (popup_trigger) => {
      expect(read({ popup_trigger }).trigger).toBe('never');
    },
  );

  it('take a number that an editor has emptied for 0', () => {
    expect(read({ popup_load_delay: '', popup_scroll_progress: '', popup_inactivity_time: '' })).toMatchObject({
      loadDelay: 0,
      scrollProgress: 0,
      inactivityTime: 0,
    });
  });

  it.each(['soon', 'pro-60'])(
    'with the delay "%s", which is no number, keep a popup away for good once it was closed',
    (popup_show_again_delay) => {
      const popup = read({ popup_show_again_delay });
      expect(isAway(popup, [], {}, NOW)).toBe(false);
      expect(isAway(popup, [], { popup_show_again_delay, popup_close_time: 1 }, NOW)).toBe(true);
    },
  );

  it.each([
    ['1', true],
    ['no', true],
    [0, false],
    [null, false],
  ])('take %j for a device or the scroll lock as %j, as the plugin does', (value, isSet) => {
    const names = [
      'popup_show_on_device',
      'popup_show_on_device_tablet',
      'popup_show_on_device_mobile',
      'popup_disable_page_scroll',
    ];
    expect(read(Object.fromEntries(names.map((name) => [name, value])))).toMatchObject({
      devices: { desktop: isSet, tablet: isSet, mobile: isSet },
      locksScroll: isSet,
    });
  });

  it('are off when they are written as ""', () => {
    const off = {
      popup_automatic_close_switch: '',
      popup_overlay_disable_close: '',
      popup_disable_esc_key: '',
      popup_disable_page_scroll: '',
      popup_stop_after_date: '',
      popup_show_via_referral: '',
      popup_show_on_device_mobile: '',
    };
    expect(read(off)).toMatchObject({
      closesAfter: undefined,
      isOverlayDead: false,
      isEscapeDead: false,
      locksScroll: false,
      stopsAt: undefined,
      keyword: undefined,
      devices: { desktop: true, tablet: true, mobile: false },
    });
  });

  it.each([
    [true, true],
    ['yes', true],
    [false, false],
    ['', false],
    ['no', false],
    [1, false],
    [null, false],
  ])('%s as a switch is %s', (value, on) => {
    expect(isOn(value)).toBe(on);
  });

  it.each([
    [3, 3],
    ['0.5', 0.5],
    [{ size: 4, unit: 's' }, 4],
    [0, 0],
    [-1, 9],
    ['soon', 9],
    [null, 9],
    [Number.POSITIVE_INFINITY, 9],
    [{ size: {} }, 9],
    [[5], 9],
  ])('%s as a number is %s', (value, number) => {
    expect(amount(value, 9)).toBe(number);
  });

  it.each(['next week', '2027-02-31 10:00', '', null, 20270101, '2027-13-01 00:00'])('%s is no time', (value) => {
    expect(parseLocalTime(value)).toBeUndefined();
  });

  it('never throw, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(JSON.parse(host().dataset.settings as string))), fc.jsonValue()),
        (whole, some) => {
          for (const settings of [whole, some]) {
            const popup = read(settings);
            const numbers = [
              popup.loadDelay,
              popup.scrollProgress,
              popup.inactivityTime,
              popup.animationTime,
              popup.closeButtonDelay,
              popup.showAgainDelay,
            ];
            expect(numbers.every((number) => number >= 0)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('a trigger button', () => {
  it.each([
    [
      { trigger: 'close', 'show-delay': '60000' },
      { action: 'close', showDelay: MINUTE, redirect: '' },
    ],
    [
      { trigger: 'close', 'show-delay': 'later' },
      { action: 'close', showDelay: undefined, redirect: '' },
    ],
    [{ trigger: 'sneeze' }, { action: 'close', showDelay: undefined, redirect: '' }],
    [
      { trigger: 'close-permanently', 'show-delay': '10000000000000' },
      { action: 'close-permanently', showDelay: 10_000_000_000_000, redirect: '' },
    ],
    [
      { trigger: 'close-permanently' },
      { action: 'close-permanently', showDelay: Number.MAX_SAFE_INTEGER, redirect: '' },
    ],
    [
      { trigger: 'back', redirect: 'yes', 'redirect-url': '/shop/' },
      { action: 'back', showDelay: undefined, redirect: '/shop/' },
    ],
    [
      { trigger: 'close', redirect: 'no', 'redirect-url': '/shop/' },
      { action: 'close', showDelay: undefined, redirect: '' },
    ],
  ])('with %o is %o', (attributes, button) => {
    const element = document.createElement('button');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-${name}`, value);
    expect(readTriggerButton(element)).toEqual(button);
  });

  it('says for how long the popup stays away', () => {
    expect(readDelays(host())).toEqual([3_600_000, 10_000_000_000_000]);
  });
});

describe('a closed popup', () => {
  const away = (stored: object, now: number, delays: number[] = []) =>
    isAway({ showAgainDelay: MINUTE }, delays, stored, now);

  it('stays away until its delay has passed, to the millisecond', () => {
    const stored = { popup_show_again_delay: MINUTE, popup_close_time: NOW };
    expect([away(stored, NOW), away(stored, NOW + MINUTE), away(stored, NOW + MINUTE + 1)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('takes the plugin’s text for a number, on a popup with buttons too', () => {
    const stored = { popup_show_again_delay: `${MINUTE}`, popup_close_time: NOW };
    expect([away(stored, NOW + 1), away(stored, NOW + 1, [5]), away(stored, NOW + MINUTE + 1, [5])]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('stays away for as long as its button said', () => {
    const stored = { popup_show_again_delay: 5 * MINUTE, popup_close_time: NOW };
    expect([away(stored, NOW + 2 * MINUTE, [5 * MINUTE]), away(stored, NOW + 6 * MINUTE, [5 * MINUTE])]).toEqual([
      true,
      false,
    ]);
  });

  it('stays away for as long as the shop’s current setting says', () => {
    const stored = { popup_show_again_delay: 5 * MINUTE, popup_close_time: NOW };
    expect([away(stored, NOW + 1), away(stored, NOW + 2 * MINUTE)]).toEqual([true, false]);
  });

  it.each([
    {},
    { popup_close_time: false },
    { popup_close_time: 'yesterday' },
    { popup_close_time: null },
    { popup_close_time: [] },
  ])('was never closed with %o', (stored) => {
    expect(away(stored, NOW)).toBe(false);
  });
});

describe('the visitor who sees a popup', () => {
  const circumstances: Circumstances = {
    delays: [],
    stored: {},
    address: 'https://shop.example/?a=1',
    width: 1280,
    now: NOW,
  };
  const shows = (settings: object, other: Partial<Circumstances> = {}) =>
    mayShow(read(settings), { ...circumstances, ...other });

  it.each([
    [1025, 'desktop'],
    [1024, 'tablet'],
    [769, 'tablet'],
    [768, 'mobile'],
    [0, 'mobile'],
  ] as const)('has a %i pixels wide page on a %s', (width, device) => {
    expect(deviceOf(width)).toBe(device);
    const name = {
      desktop: 'popup_show_on_device',
      tablet: 'popup_show_on_device_tablet',
      mobile: 'popup_show_on_device_mobile',
    }[device];
    expect([shows({ [name]: false }, { width }), shows({ [name]: true }, { width })]).toEqual([false, true]);
  });

  it('is nobody after the stop date', () => {
    const settings = { popup_stop_after_date: 'yes', popup_stop_after_date_select: '2027-01-16 09:00' };
    const stop = new Date(2027, 0, 16, 9).getTime();
    expect([shows(settings, { now: stop - 1 }), shows(settings, { now: stop })]).toEqual([true, false]);
    expect(shows({ ...settings, popup_stop_after_date: '' }, { now: stop })).toBe(true);
    expect(shows({ ...settings, popup_stop_after_date_select: 'never' }, { now: stop })).toBe(true);
  });

  it.each([
    ['https://shop.example/offer/?from=letter', true],
    ['https://shop.example/#from=letter', true],
    ['https://shop.example/?king_addons_ext_pb=user-popup', true],
    ['https://shop.example/?king_addons_ext_pb=other', false],
    ['https://shop.example/', false],
  ])('comes by the keyword’s address %s: %s', (address, isShown) => {
    expect(isReferred({ keyword: 'from=letter' }, address)).toBe(isShown);
    expect(shows({ popup_show_via_referral: 'yes', popup_referral_keyword: 'from=letter' }, { address })).toBe(isShown);
    expect(shows({ popup_show_via_referral: '', popup_referral_keyword: 'from=letter' }, { address })).toBe(true);
  });

  it('has not closed the popup recently', () => {
    expect(
      shows(
        { popup_show_again_delay: '60000' },
        { stored: { popup_close_time: NOW - 1, popup_show_again_delay: '60000' } },
      ),
    ).toBe(false);
  });
});

describe('how far a page is scrolled', () => {
  it.each([
    [0, 2000, 1000, 0],
    [95, 2000, 1000, 10],
    [94, 2000, 1000, 9],
    [1000, 2000, 1000, 100],
    [0, 800, 1000, 0],
  ])('%i of %i pixels in a window of %i are %i %%', (top, height, viewHeight, share) => {
    expect(scrolledShare(top, height, viewHeight)).toBe(share);
  });
});
