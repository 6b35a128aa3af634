/**
 * Reads what a shopper sees of a page, as lines by which two visits can be compared: texts, pictures, and values of
 * fields.
 */
import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page. Leaves out text that only screen readers read. A select that a script has dressed up counts by its
 * value. The magnifier is drawn by styles, so it is left out too.
 */
function readPage(): string[] {
  const isSeen = (element: Element | null) =>
    Boolean(element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const lines: string[] = [location.pathname];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const isLarge = ({ width, height, right }: DOMRect) => width > 2 && height > 2 && right > 0;
  /** A slider's other slides stand beside it, and are clipped. */
  const isClipped = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const box = around.getBoundingClientRect();
      if (right <= box.left + 1 || left >= box.right - 1 || bottom <= box.top + 1 || top >= box.bottom - 1) return true;
    }
    return false;
  };
  const readText = (node: Node) => {
    const text = node.nodeValue?.replace(/\s+/g, ' ').trim();
    if (
      !text ||
      !isSeen(node.parentElement) ||
      node.parentElement?.closest(
        'script, style, noscript, select, .screen-reader-text, .select2-container, .woocommerce-product-gallery__trigger',
      )
    )
      return;
    const range = new Range();
    range.selectNodeContents(node);
    if (isLarge(range.getBoundingClientRect())) lines.push(text);
  };
  const readElement = (element: Element) => {
    if (
      element instanceof HTMLImageElement &&
      isSeen(element) &&
      isLarge(element.getBoundingClientRect()) &&
      !isClipped(element)
    )
      lines.push(
        `picture ${element.currentSrc
          .split('/')
          .at(-1)
          ?.replace(/-\d+x\d+(?=\.)/, '')}`,
      );
    if (element instanceof HTMLSelectElement && isSeen(element)) lines.push(`choice ${element.name}=${element.value}`);
    if (element instanceof HTMLInputElement && isSeen(element) && element.type !== 'hidden')
      lines.push(
        `field ${element.name}=${/radio|checkbox/.test(element.type) ? element.checked : element.value}${element.disabled ? ' disabled' : ''}`,
      );
    if (element instanceof HTMLButtonElement && isSeen(element) && element.disabled)
      lines.push(`disabled ${element.textContent?.trim()}`);
  };
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element) readElement(node);
    else readText(node);
  }
  return lines;
}

/** Removes the order's number, which differs from visit to visit. */
export const settleOrder = (text: string): string => text.replace(/order-received\/\d+/, 'order-received/ORDER');

/** The visible lines of the page at this moment, in page order. */
async function readSeen(page: Page): Promise<string[]> {
  const lines = await page.evaluate(readPage);
  const number = lines[0]?.match(/order-received\/(\d+)/)?.[1];
  return lines.map((line) => settleOrder(line === number ? 'ORDER' : line));
}

/**
 * Milliseconds between two looks. WooCommerce's own script takes more than half a second from a chosen variation to its
 * price.
 */
const PAUSE = 1500;

/** The pictures' positions, because a theme's slider may move pictures by a script of its own. */
const readPlaces = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.images].map((image) => Math.round(image.getBoundingClientRect().left)).join());

/** The visible lines of the page, once two looks in a row agree on lines and places. */
export async function readWhenStable(page: Page): Promise<string[]> {
  let lines: string[] = [];
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        lines = await readSeen(page);
        last = [await readPlaces(page), ...lines].join('\n');
        return before === last;
      },
      { intervals: [PAUSE] },
    )
    .toBe(true);
  return lines;
}

/** Makes an optimiser insert the scripts that it holds back until the first touch, and waits until they have run. */
export async function wakeScripts(page: Page): Promise<void> {
  if (!(await page.locator('script[data-type]').count())) return;
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => (window as { wpo_delayed_scripts_loaded?: boolean }).wpo_delayed_scripts_loaded);
}

/** Waits until nothing moves: neither an animation that has an end, nor one of jQuery's. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { jQuery } = window as unknown as {
      jQuery?: ((selector: string) => ArrayLike<Element>) & { active?: number };
    };
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    return !isMoving && !jQuery?.active && !(jQuery?.(':animated').length ?? 0);
  });
}

/**
 * The lines by which two lists differ. If one list has a line three times and the other once, the line is listed twice.
 */
export function compareLines(one: readonly string[], other: readonly string[]): { missing: string[]; added: string[] } {
  const left = [...other];
  const missing = one.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return { missing, added: left };
}
