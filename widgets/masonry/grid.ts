/** Owns where a grid's items stand: anew when it, or one of them, has another size. */
import { MOVING, PLACED } from './contract';
import { readItems } from './read';
import { columnsOf, placeItems } from './rules';

export interface Grid {
  /** Places the items that are shown. */
  place(): void;
  stop(): void;
}

/** Places all items that are shown; reads everything before it writes anything. */
function placeIn(host: HTMLElement): void {
  const items = readItems(host).filter((item) => !item.hidden);
  const columns = columnsOf(host.clientWidth, items[0]?.getBoundingClientRect().width ?? 0);
  const { places, height } = placeItems(
    items.map((item) => item.getBoundingClientRect().height),
    columns,
  );
  items.forEach(({ style }, index) => {
    const { column = 0, top = 0 } = places[index] ?? {};
    style.insetInlineStart = `${(100 / columns) * column}%`;
    style.insetBlockStart = `${top}px`;
  });
  host.style.blockSize = `${height}px`;
}

/** Takes everything back. */
function release(host: HTMLElement): void {
  host.classList.remove(PLACED, MOVING);
  host.style.blockSize = '';
  for (const { style } of readItems(host)) {
    style.insetInlineStart = '';
    style.insetBlockStart = '';
  }
}

export function createGrid(host: HTMLElement): Grid {
  host.classList.add(PLACED);
  const place = () => placeIn(host);
  let frame = 0;
  // It tells of the first sizes, too, and of pictures that come. In a frame of its own: what is written is no new size.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  const watch = () => {
    for (const element of [host, ...readItems(host)]) observer.observe(element);
  };
  const arrivals = new MutationObserver(watch);
  arrivals.observe(host, { childList: true, subtree: true });
  watch();
  return {
    place() {
      // Only what is chosen moves; nothing does while the page is built.
      host.classList.add(MOVING);
      place();
    },
    stop() {
      arrivals.disconnect();
      observer.disconnect();
      cancelAnimationFrame(frame);
      release(host);
    },
  };
}
