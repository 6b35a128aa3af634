/** Owns how a language names months, weekdays and days in a calendar, and on which day its weeks begin. Pure. */

/** The names of weekdays, from Sunday on. */
type Week = [string, string, string, string, string, string, string];
/** The names of months, from January on. */
type Year = [...Week, string, string, string, string, string];
/** flatpickr asks for a long and a short form of each name. Here both are the same. */
type Forms<Names> = { longhand: Names; shorthand: Names };

export interface CalendarLocale {
  months: Forms<Year>;
  weekdays: Forms<Week>;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
  /** The name of the field with the year. */
  yearAriaLabel: string;
  /** The name of a day, such as "3. November 2026". @param date a day by the browser's own clock */
  nameOf(date: Date): string;
}

/** `Intl.Locale` with what TypeScript does not know of it yet. `getWeekInfo` is the newer form. */
type WeekInfo = { firstDay: number };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo };

/** The first day of the week where the browser does not know it, and where it is not Monday. */
const FIRST_DAYS: Readonly<Record<string, number>> = { ar: 6, ja: 0, pt: 0 };
const MONDAY = 1;

/** The number of letters for which a column of the calendar has room, about. */
const ROOM = 6;

function firstDayOf(language: string): number {
  const locale = new Intl.Locale(language) as LocaleWithWeek;
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  // `Intl` counts Sunday as 7.
  return known ? known.firstDay % 7 : (FIRST_DAYS[locale.language] ?? MONDAY);
}

const bothForms = <Names>(names: string[]) => ({ longhand: names, shorthand: names }) as Forms<Names>;

/**
 * The calendar's words in a language. English is that of SPEC 9 on any page in English: "November 3, 2026", with weeks
 * that begin on Monday.
 * @param language a valid language tag
 */
export function calendarLocale(language: string): CalendarLocale {
  const isEnglish = /^en\b/.test(language);
  const tag = isEnglish ? 'en-US' : language;
  // The field holds a Gregorian date, and the calendar numbers its days with these digits.
  const formatBy = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { calendar: 'gregory', numberingSystem: 'latn', ...options }).format;
  const months = Array.from(Array(12), (_, index) => formatBy({ month: 'long' })(new Date(2023, index)));
  // 2023 begins with a Sunday.
  const weekdays = (weekday: 'short' | 'narrow') =>
    Array.from(Array(7), (_, index) => formatBy({ weekday })(new Date(2023, 0, index + 1)));
  const short = weekdays('short');
  return {
    months: bothForms(months),
    weekdays: bothForms(short.some(({ length }) => length > ROOM) ? weekdays('narrow') : short),
    firstDayOfWeek: isEnglish ? MONDAY : firstDayOf(tag),
    yearAriaLabel: new Intl.DisplayNames(tag, { type: 'dateTimeField' }).of('year') as string,
    nameOf: formatBy({ dateStyle: 'long' }),
  };
}
