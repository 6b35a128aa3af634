import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArea, readBar, readExpiry, readTimer } from '../../widgets/campaign/read';
import { digitsOf, judge, secondsLeft, shareOf, unitsShown, untilNext, untilTurn } from '../../widgets/campaign/rules';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

const element = (attributes: Record<string, string>, inside = '') => {
  const host = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = inside;
  return host;
};
const timer = (attributes: Record<string, string> = {}, wrap: Record<string, string> = { 'data-left': '90' }) => {
  const host = element(attributes);
  host.append(element({ class: 'wcct_timer_wrap', ...wrap }));
  return readTimer(host, NOW);
};

describe('digits', () => {
  it.each([
    [0, '00 00 00 00'],
    [1, '00 00 00 01'],
    [93_784, '01 02 03 04'],
    [120 * DAY + 23 * HOUR + 59 * MINUTE + 59, '120 23 59 59'],
  ])('of %s seconds are %s', (seconds, digits) => {
    expect(Object.values(digitsOf(seconds)).join(' ')).toBe(digits);
  });

  it('include the second that has begun, and change when the next one begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (left) => {
        const next = left - untilNext(left);
        return (
          next < left &&
          left - next <= 1000 &&
          secondsLeft(next) === secondsLeft(left) - 1 &&
          secondsLeft(next + 1) === secondsLeft(left)
        );
      }),
    );
  });
});

describe('units', () => {
  const all = { days: true, hours: true };
  const few = { days: false, hours: false };
  it.each([
    [0, all, 'days hours minutes seconds'],
    [0, few, 'minutes seconds'],
    [HOUR - 1, few, 'minutes seconds'],
    [HOUR, few, 'hours minutes seconds'],
    [DAY - 1, few, 'hours minutes seconds'],
    [DAY, few, 'days hours minutes seconds'],
    [59, { days: false, hours: true }, 'hours minutes seconds'],
    [59, { days: true, hours: false }, 'days minutes seconds'],
  ])('shown at %s seconds with %o are %s', (seconds, always, units) => {
    expect(unitsShown(seconds, always).join(' ')).toBe(units);
  });
});

describe('the shop’s answer', () => {
  it.each([
    ['over', 500, undefined, 0],
    ['over', 500, undefined, -3],
    ['keep', 500, undefined, 490],
    ['correct', 500, undefined, 489],
    ['keep', 500, undefined, 500],
    ['keep', 500, undefined, 90_000],
    ['early', 7300, 7200, 7299],
    ['keep', 7205, 7200, 7200],
    ['correct', 9000, 7200, 7000],
  ] as const)(
    'has the verdict “%s” for %s printed seconds, a delay of %s and %s left',
    (verdict, left, delay, shop) => {
      expect(judge({ left, delay }, shop)).toBe(verdict);
    },
  );
});

describe('timers that nobody sees', () => {
  it.each([1, 20, 21, 200, 1000])('are updated at most 20 a second of %s, each in its turn', (count) => {
    const seconds = Math.ceil(count / 20);
    const written = Array.from({ length: seconds }, (_second, second) =>
      Array.from({ length: count }, (_timer, index) => index).filter(
        (index) => untilTurn(index, count, NOW + second * 1000) === 1,
      ),
    );
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThanOrEqual(20);
    expect(new Set(written.flat()).size).toBe(count);
  });
});

describe('a bar', () => {
  it.each([
    ['37.50', 37.5],
    ['0', 0],
    ['100', 100],
    ['140', 100],
    ['-4', 0],
    ['37%', 37],
    ['', undefined],
    ['half', undefined],
  ])('of "%s" is filled to %s', (text, share) => {
    expect(shareOf(text)).toBe(share);
  });

  it('is missing without a fill or without a number', () => {
    expect(readBar(element({}))).toBeUndefined();
    expect(
      readBar(
        element({}, '<div class="wcct_progress_aria"><div class="wcct_progress_bar" aria-valuenow="many"></div></div>'),
      ),
    ).toBeUndefined();
  });

  it('is read with every attribute by which a script or a style may find it', () => {
    const fill =
      '<div class="wcct_progress_bar wcct_bar_orientation_rtl" id="b" data-id="12" role="progressbar" aria-valuenow="37.5" style="color: red" onclick="x()">';
    expect(readBar(element({}, `<div class="wcct_progress_aria">${fill}</div></div>`))).toMatchObject({
      className: 'wcct_progress_bar wcct_bar_orientation_rtl',
      style: { color: 'red' },
      attributes: { id: 'b', 'data-id': '12', role: 'progressbar', 'aria-valuenow': '37.5' },
      share: 37.5,
      isNamed: false,
      isRightToLeft: true,
    });
    expect(
      Object.keys(readBar(element({}, `<div class="wcct_progress_aria">${fill}</div></div>`))?.attributes ?? {}),
    ).not.toContain('onclick');
  });
});

describe('a timer', () => {
  it('is read as Lite prints it', () => {
    const attributes = {
      'data-days': 'days',
      'data-hrs': '',
      'data-campaign-id': '981',
      'data-type': 'single',
      'data-is_days': 'no',
      'data-is_hrs': 'yes',
    };
    expect(
      timer(attributes, { 'data-date': '1798761600', 'data-left': '86399', 'data-timer-skin': 'highlight_1' }),
    ).toEqual({
      campaign: '981',
      type: 'single',
      end: '1798761600',
      left: 86_399,
      delay: undefined,
      skin: 'highlight_1',
      labels: { days: 'days', hours: '', minutes: '', seconds: '' },
      always: { days: false, hours: true },
    });
  });

  it.each([
    ['Pro’s spelling', { 'data-is-days': 'no', 'data-is-hrs': 'no' }, {}],
    ['Lite’s', { 'data-is_days': 'no', 'data-is_hrs': 'no' }, {}],
    ['SPEC’s', { 'data-is_days': 'no', 'data-is-hrs': 'no' }, {}],
    ['the place of the digits', {}, { 'data-is-days': 'no', 'data-is-hrs': 'no' }],
    ['an empty one beside it', { 'data-is_hrs': '', 'data-is-hrs': 'no', 'data-is-days': 'no' }, {}],
  ])('hides days and hours at zero by the flags in %s', (_where, attributes, wrap) => {
    expect(timer(attributes as Record<string, string>, { 'data-left': '90', ...wrap })?.always).toEqual({
      days: false,
      hours: false,
    });
  });

  it.each([
    {},
    { 'data-is_days': 'yes', 'data-is-hrs': 'yes' },
    { 'data-is-days': '', 'data-is_hrs': '' },
    { 'data-is-days': '1' },
  ])('shows both with %o', (attributes) => {
    expect(timer(attributes as Record<string, string>)?.always).toEqual({ days: true, hours: true });
  });

  it.each(['round_fill', 'round_ghost', 'square_fill', 'square_ghost', 'highlight_1'])('has the skin %s', (skin) => {
    expect(timer({}, { 'data-left': '9', 'data-timer-skin': skin })?.skin).toBe(skin);
  });

  it.each(['default', 'plain', '', 'constructor', 'round_fill '.repeat(2)])('is plain with the skin "%s"', (skin) => {
    expect(timer({}, { 'data-left': '9', 'data-timer-skin': skin })?.skin).toBe('default');
  });

  it('counts to its end where its seconds are missing or no number', () => {
    const end = { 'data-date': `${NOW / 1000 + 75}` };
    expect(timer({}, end)?.left).toBe(75);
    expect(timer({}, { ...end, 'data-left': 'soon' })?.left).toBe(75);
  });

  it.each([{ 'data-left': '' }, { 'data-left': 'soon', 'data-date': 'later' }])('is not read with %o', (wrap) => {
    expect(timer({}, wrap as Record<string, string>)).toBeUndefined();
  });

  it('is not read when the place of its digits is missing, as once its campaign is over', () => {
    expect(readTimer(element({ 'data-campaign-id': '981' }), NOW)).toBeUndefined();
  });

  it('can be read and shown, whatever its attributes are', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('Infinity', '-1', '1e400', '__proto__', 'constructor', '0x10', 'NaN'),
    );
    fc.assert(
      fc.property(odd, odd, odd, odd, odd, (left, date, skin, delay, type) => {
        const read = timer(
          { 'data-delay': delay, 'data-type': type, 'data-is_days': skin },
          { 'data-left': left, 'data-date': date, 'data-timer-skin': skin },
        );
        if (!read) return true;
        const digits = Object.values(digitsOf(read.left)).join('');
        return Number.isInteger(read.left) && read.left >= 0 && /^\d{8,}$/.test(digits);
      }),
    );
  });
});

describe('an area', () => {
  it('has an edge, an id and a delay', () => {
    expect(readArea(element({ class: 'wcct_header_area', 'data-id': '981', 'data-delay': '3' }))).toEqual({
      edge: 'header',
      id: '981',
      delay: 3000,
    });
    expect(readArea(element({ class: 'wcct_footer_area', 'data-id': 'a;b=c', 'data-delay': '' }))).toEqual({
      edge: 'footer',
      id: 'abc',
      delay: 1000,
    });
    expect(readArea(element({ class: 'wcct_footer_area', 'data-delay': '0' })).delay).toBe(0);
    expect(readArea(element({ class: 'wcct_footer_area', 'data-delay': '-5' })).delay).toBe(0);
  });

  it.each([
    ['3600', 3600],
    ['', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['day', undefined],
  ])('closed by a button of "%s" stays away %s seconds', (text, seconds) => {
    expect(readExpiry(element({ 'data-expire': text }))).toBe(seconds);
  });
});
