import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarLocale } from '../../widgets/date-field/calendarLocale.rules';

const NOVEMBER = new Date(2026, 10, 3, 12);
const summary = (language: string) => {
  const { months, weekdays, firstDayOfWeek, yearAriaLabel, nameOf } = calendarLocale(language);
  return [months.longhand[10], weekdays.shorthand[1], firstDayOfWeek, yearAriaLabel, nameOf(NOVEMBER)];
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the calendar’s words', () => {
  it.each([
    ['en', ['November', 'Mon', 1, 'year', 'November 3, 2026']],
    ['en-GB', ['November', 'Mon', 1, 'year', 'November 3, 2026']],
    ['en-US', ['November', 'Mon', 1, 'year', 'November 3, 2026']],
    ['de-DE', ['November', 'Mo', 1, 'Jahr', '3. November 2026']],
    ['de-DE-formal', ['November', 'Mo', 1, 'Jahr', '3. November 2026']],
    ['fr-FR', ['novembre', 'lun.', 1, 'année', '3 novembre 2026']],
    ['es-ES', ['noviembre', 'lun', 1, 'año', '3 de noviembre de 2026']],
    ['it-IT', ['novembre', 'lun', 1, 'anno', '3 novembre 2026']],
    ['nl-NL', ['november', 'ma', 1, 'jaar', '3 november 2026']],
    ['pl-PL', ['listopad', 'pon.', 1, 'rok', '3 listopada 2026']],
    ['pt-BR', ['novembro', 'seg.', 0, 'ano', '3 de novembro de 2026']],
    ['ja', ['11月', '月', 0, '年', '2026年11月3日']],
    ['ar', ['نوفمبر', 'ن', 6, 'السنة', '3 نوفمبر 2026']],
    ['cs-CZ', ['listopad', 'po', 1, 'rok', '3. listopadu 2026']],
    // These locales have other calendars and digits of their own, but the field holds a Gregorian date.
    ['ar-SA', ['نوفمبر', 'ن', 0, 'السنة', '3 نوفمبر 2026']],
    ['th-TH', ['พฤศจิกายน', 'จ', 0, 'ปี', '3 พฤศจิกายน ค.ศ. 2026']],
  ])('are those of “%s”', (language, words) => {
    expect(summary(language)).toEqual(words);
  });

  it('have a name for every month and every weekday', () => {
    const { months, weekdays } = calendarLocale('de');
    expect(months.longhand).toEqual(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    );
    expect(weekdays.shorthand).toEqual('So Mo Di Mi Do Fr Sa'.split(' '));
  });

  it.each([
    ['ar', 6],
    ['ja', 0],
    ['pt-BR', 0],
    ['de', 1],
  ])('begin the week of “%s” where the browser does not know it', (language, first) => {
    const prototype = Intl.Locale.prototype as unknown as Record<string, unknown>;
    const hidden = ['getWeekInfo', 'weekInfo'].filter((name) => name in prototype);
    const before = hidden.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const);
    for (const name of hidden) Object.defineProperty(prototype, name, { value: undefined, configurable: true });
    try {
      expect(calendarLocale(language).firstDayOfWeek).toBe(first);
    } finally {
      for (const [name, descriptor] of before) Object.defineProperty(prototype, name, descriptor as PropertyDescriptor);
    }
  });
});
