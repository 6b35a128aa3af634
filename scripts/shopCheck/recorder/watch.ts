/** Notes what goes wrong on a page. */
import type { PageRecord } from './record';

/** How many faults are noted: a page that repeats one in a loop must not fill the memory. */
const MOST = 100;

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.message;
  return typeof value === 'object' && value !== null && 'message' in value ? String(value.message) : String(value);
};

/** The first address in an error's stack. */
const fileOf = (value: unknown): string =>
  (value instanceof Error && /https?:\/\/[^\s)]+?(?=:\d+:\d+|\s|\)|$)/.exec(value.stack ?? '')?.[0]) || '';

/** Notes errors, promises that nobody caught, files that did not load, and what is written as an error. */
export function watchFaults(window: Window & typeof globalThis, { faults }: PageRecord): void {
  const note = (how: 'error' | 'console' | 'file', text: string, file: string) => {
    if (faults.length < MOST) faults.push({ how, text: text.slice(0, 300), file });
  };
  window.addEventListener(
    'error',
    (event: Event) => {
      const { target } = event;
      if (event instanceof window.ErrorEvent)
        return note('error', event.message, event.filename || fileOf(event.error));
      const file = target as Element | null;
      const address = file?.getAttribute?.('src') ?? file?.getAttribute?.('href') ?? '';
      if (address) note('file', address, address);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => note('error', textOf(reason), fileOf(reason)));
  const { error } = window.console;
  window.console.error = (...words: unknown[]) => {
    note('console', words.map(textOf).join(' '), words.map(fileOf).find(Boolean) ?? '');
    error.apply(window.console, words);
  };
}
