import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt, open } from '../../widgets/date-field/enhance';
import type { CalendarOptions } from '../../widgets/date-field/page/calendar';
import { earliestOf, faultOf, mayChoose } from '../../widgets/date-field/rules';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { until } from '../helpers/settle';

const shown = vi.hoisted(() => ({ options: [] as CalendarOptions[], log: [] as string[] }));
vi.mock('../../widgets/date-field/page/calendar', () => ({
  showCalendar(options: CalendarOptions) {
    shown.options.push(options);
    const log = (word: string) => shown.log.push(word);
    return {
      element: Object.assign(document.createElement('div'), { id: 'calendar' }),
      enter: () => log('enter'),
      show: (day: string) => log(`show ${day}`),
      close() {
        log('close');
        options.onClose();
      },
    };
  },
}));

const field = (id = '_release_date') => find<HTMLInputElement>(`#${id}`);
const last = () => shown.options.at(-1) as CalendarOptions;
const message = () => document.querySelector('.shop-islands-date-message');
const type = (one: HTMLInputElement, value: string) => {
  one.value = value;
  one.dispatchEvent(new Event('input', { bubbles: true }));
  one.dispatchEvent(new Event('change', { bubbles: true }));
};
const press = (one: HTMLElement, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  one.dispatchEvent(event);
  return event.defaultPrevented;
};

let page: FakePage;
let stops: ((() => void) | undefined)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:30:00Z') });
  page = setPage({ timeZone: 'Europe/London' });
  showFixture('date-field');
  shown.options.length = shown.log.length = 0;
  stops = [...document.querySelectorAll<HTMLElement>('input')].map((one) => adopt(one));
});

afterEach(() => {
  for (const stop of stops) stop?.();
  vi.useRealTimers();
});

describe('a field', () => {
  it('tells screen readers what it is', () => {
    expect(field().getAttribute('role')).toBe('combobox');
    expect(field().getAttribute('aria-haspopup')).toBe('dialog');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('opens one calendar, from the store’s today, with the stored day chosen', async () => {
    await open(field());
    await open(field());
    expect(shown.options).toHaveLength(1);
    expect(last()).toMatchObject({ today: '2026-11-21', chosen: '2026-03-04', start: '2026-11-21' });
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe('calendar');
    expect(['2026-11-20', '2026-11-21', '2026-03-04', '2027-01-01'].map(last().mayChoose)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-21'],
    [undefined, '2026-11-21'],
  ])('has the today of a store in %s', async (timeZone, today) => {
    setPage(timeZone ? { timeZone } : {});
    await open(field());
    expect(last().today).toBe(today);
  });

  it('for pre-orders begins at the day that the server printed', async () => {
    await open(field('preorder_date'));
    expect(last()).toMatchObject({ today: '2026-11-21', start: '2026-12-01', chosen: '' });
    expect(['2026-11-30', '2026-12-01'].map(last().mayChoose)).toEqual([false, true]);
  });

  it('for pre-orders begins today if the server printed no day', async () => {
    field('preorder_date').setAttribute('data-pre_order_date', '0000-00-00');
    await open(field('preorder_date'));
    expect(last().start).toBe('2026-11-21');
  });

  it('gets the chosen day with the events of typing', async () => {
    const heard: string[] = [];
    for (const name of ['input', 'change'])
      document.addEventListener(name, ({ target }) => heard.push(`${name} ${(target as HTMLInputElement).value}`), {
        once: true,
      });
    await open(field());
    last().onChoose('2026-12-24');
    expect(field().value).toBe('2026-12-24');
    expect(heard).toEqual(['input 2026-12-24', 'change 2026-12-24']);
    expect(shown.log).toEqual(['close']);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes another field’s calendar', async () => {
    await open(field());
    await open(field('preorder_date'));
    expect(shown.log).toEqual(['close']);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field('preorder_date').getAttribute('aria-expanded')).toBe('true');
  });

  it('is left alone if another script gives it a picker, before or after', async () => {
    field().classList.add('hasDatepicker');
    await open(field());
    press(field(), 'ArrowDown');
    type(field(), 'soon');
    expect(shown.options).toHaveLength(0);
    expect(message()).toBeNull();
    const other = Object.assign(document.createElement('input'), { className: 'datepicker flatpickr-input' });
    expect(adopt(other)).toBeUndefined();
    expect(other.hasAttribute('role')).toBe(false);
  });

  it('that cannot be changed has no calendar', async () => {
    field().readOnly = true;
    await open(field());
    expect(shown.options).toHaveLength(0);
  });

  it('closes its calendar when it leaves the page', async () => {
    await open(field());
    stops[0]?.();
    expect(shown.log).toEqual(['close']);
    expect(page.problems).toEqual([]);
  });
});

describe('a calendar whose code comes late', () => {
  it('does not open over the field to which the staff have gone, and opens when they come back', async () => {
    field().focus();
    const opening = open(field());
    field('preorder_date').focus();
    await opening;
    // A press that the loader has kept comes as late.
    await open(field());
    expect(shown.options).toHaveLength(0);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    field().focus();
    await open(field());
    expect(shown.options).toHaveLength(1);
  });

  it('does not open after Escape', async () => {
    field().focus();
    const opening = open(field());
    expect(press(field(), 'Escape')).toBe(true);
    await opening;
    expect(shown.options).toHaveLength(0);
  });
});

describe('keys', () => {
  it('the arrow-down key opens the calendar and enters it', async () => {
    expect(press(field(), 'ArrowDown')).toBe(true);
    await until(() => expect(shown.log).toEqual(['enter']));
  });

  it('Tab enters an open calendar; without one it moves through the form', async () => {
    expect(press(field(), 'Tab')).toBe(false);
    await open(field());
    expect(press(field(), 'Tab', { shiftKey: true })).toBe(false);
    expect(press(field(), 'Tab')).toBe(true);
    expect(shown.log).toEqual(['enter']);
  });

  it('Escape closes an open calendar; without one it is left to the page', async () => {
    expect(press(field(), 'Escape')).toBe(false);
    await open(field());
    expect(press(field(), 'Escape')).toBe(true);
    expect(shown.log).toEqual(['close']);
  });
});

describe('a typed date', () => {
  it('is shown in the open calendar', async () => {
    await open(field());
    type(field(), '2026-12-2');
    type(field(), '2026-12-24');
    expect(shown.log).toEqual(['show 2026-12-24']);
  });

  it('that is not a date gets a message with the right form, and its text stays', () => {
    type(field(), '24/12/2026');
    expect(message()?.textContent).toBe('Write the date as yyyy-mm-dd, such as 2026-11-21.');
    expect(message()?.getAttribute('role')).toBe('alert');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(message()?.id);
    expect(field().value).toBe('24/12/2026');
  });

  it('before the first day gets a message with the first day', () => {
    type(field('preorder_date'), '2026-11-30');
    expect(message()?.textContent).toBe('The date cannot be before 2026-12-01.');
  });

  it('that is corrected loses its message', () => {
    field().setAttribute('aria-describedby', 'hint');
    type(field(), 'soon');
    type(field(), 'later');
    expect(document.querySelectorAll('.shop-islands-date-message')).toHaveLength(1);
    type(field(), '2026-11-21');
    expect(message()).toBeNull();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(field().getAttribute('aria-describedby')).toBe('hint');
  });

  it('that is stored is right, even in the past', () => {
    type(field(), '2026-03-05');
    expect(message()).not.toBeNull();
    type(field(), '2026-03-04');
    expect(message()).toBeNull();
  });
});

describe('the rules', () => {
  const limits = { earliest: '2026-11-21', stored: '04/03/2026' };

  it('accept an empty text, the stored text and days from the first on', () => {
    expect(['', '04/03/2026', '2026-11-21', '2030-01-01'].map((text) => faultOf(text, limits))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('accept no other text', () => {
    expect(['05/03/2026', '2026-02-30', '2026-11-20'].map((text) => faultOf(text, limits))).toEqual([
      'format',
      'format',
      'early',
    ]);
    expect(mayChoose('2026-11-20', limits)).toBe(false);
  });

  it('take the first day from the server, else from the store’s today', () => {
    expect(earliestOf('2026-12-01', '2026-11-21')).toBe('2026-12-01');
    expect(earliestOf('2025-12-01', '2026-11-21')).toBe('2025-12-01');
    expect(earliestOf('<b>', '2026-11-21')).toBe('2026-11-21');
  });
});
