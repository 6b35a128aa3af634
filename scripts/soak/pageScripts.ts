/**
 * Runs in the pages of a long visit. Each function uses nothing from outside itself, because it is sent to the page as
 * text.
 */
import type { Control } from './steps';

type Timer = (run: () => void, ...words: unknown[]) => unknown;

/** Runs before the page's own scripts: counts waiting timers, and keeps the page from opening windows. */
export function watchTimers(): void {
  const waiting = new Set<unknown>();
  const timers = window as unknown as Record<string, Timer>;
  const watch = (begin: string, end: string, isOnce: boolean) => {
    const [really, stop] = [timers[begin] as Timer, timers[end] as unknown as (id: unknown) => void];
    timers[begin] = (run, ...words) => {
      const id = really(
        (...given: unknown[]) => {
          if (isOnce) waiting.delete(id);
          (run as (...all: unknown[]) => void)(...given);
        },
        ...words,
      );
      waiting.add(id);
      return id;
    };
    Object.assign(window, {
      [end]: (id: unknown) => {
        waiting.delete(id);
        stop(id);
      },
    });
  };
  watch('setTimeout', 'clearTimeout', true);
  watch('setInterval', 'clearInterval', false);
  watch('requestAnimationFrame', 'cancelAnimationFrame', true);
  Object.assign(window, { countTimers: () => waiting.size, open: () => null });
}

/** Marks the document, and keeps the browser from following links and sending forms that no island handles. */
export function stayHere(): void {
  Object.assign(window, { isSameDocument: true });
  addEventListener('submit', (event) => event.preventDefault());
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}

export const isSameDocument = (): boolean => 'isSameDocument' in window;

export interface Place {
  x: number;
  y: number;
}

/**
 * Finds a visible control, scrolls to it and returns its middle. For a select, chooses another option at once; for a
 * field, gets it ready for typing.
 */
export function reach({ control: { on, use }, which }: { control: Control; which: number }): Place | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(on)].filter((one) => one.checkVisibility());
  const element = found[which % found.length];
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (use === 'type') {
    element.focus();
    (element as HTMLInputElement).select?.();
  } else if (use === 'choose') {
    const list = element as HTMLSelectElement;
    list.selectedIndex = which % list.options.length;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Goes one entry back or forward in history, if that entry belongs to this document. */
export function goInside(by: number): void {
  interface Entry {
    index: number;
    sameDocument: boolean;
  }
  const { navigation } = window as unknown as { navigation: { currentEntry: Entry; entries(): Entry[] } };
  if (navigation.entries()[navigation.currentEntry.index + by]?.sameDocument) history.go(by);
}

/** Makes the page show the cart of the server. */
export function showCart(): void {
  scrollTo(0, 0);
  for (const command of ['cart:refresh', 'cart:changed', 'checkout:update'])
    document.dispatchEvent(new CustomEvent(`island:${command}`));
}

/** Waits until the page has drawn its changes, and has run its idle callbacks. */
export const untilIdle = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve), { timeout: 1000 })),
  );

export interface Left {
  timers: number;
  /** Characters in both storages and the cookies. */
  storage: number;
  /** The number of views that React holds. */
  views: number;
  /** Nodes in the page's own content, which may show other products than before. */
  content: number;
  /** Signs that something is still under way. */
  stuck: string[];
  /** The count in the header. */
  shown: number;
}

/** Reads what the page holds when everything has ended. */
export function lookAround(): Left {
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage)).join('');
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body);
  let content = 0;
  while (walker.nextNode()) content++;
  const stuck = [...document.querySelectorAll('.loading, .updating, .processing, [aria-busy=true], dialog[open]')];
  return {
    timers: (window as unknown as { countTimers(): number }).countTimers(),
    storage: kept.length + document.cookie.length,
    content,
    views: document.querySelectorAll('[data-island-view]').length,
    stuck: stuck.map(({ localName, className }) => `${localName}.${className}`),
    shown: Number(document.querySelector('a.cart-contents .count')?.textContent),
  };
}
