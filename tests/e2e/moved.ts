/** Watches which elements of a page move without a hand, and how far. */
import type { Page } from '@playwright/test';

export interface Moved {
  value: number;
  /** The elements that moved, and how far. */
  nodes: string[];
}

/** Elements that may move a little: a number that counts beside a bar that fills. */
const COUNTS = /^div\.number-percentage-wraper:/;
const LITTLE = 0.001;
const isCounting = ({ value, nodes }: Moved) =>
  value < LITTLE && nodes.length > 0 && nodes.every((node) => COUNTS.test(node));

/** Notes every movement on the pages that are opened from now on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    const moved: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { moved });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => {
      // For a text that moves, the element around it.
      const element = node instanceof Element ? node : (node?.parentElement?.closest('div') ?? node?.parentElement);
      return element ? `${element.localName}.${element.className}` : (node?.nodeName ?? '');
    };
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as { value: number; sources: Source[]; hadRecentInput: boolean }[];
      for (const { value, sources } of entries.filter(({ hadRecentInput }) => !hadRecentInput))
        moved.push({
          value,
          nodes: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the browser has drawn the changes. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Returns the unwanted movements since the last call. */
export async function takeMoved(page: Page): Promise<Moved[]> {
  await painted(page);
  const moved = await page.evaluate(() => (window as unknown as { moved: Moved[] }).moved.splice(0));
  return moved.filter((one) => !isCounting(one));
}
