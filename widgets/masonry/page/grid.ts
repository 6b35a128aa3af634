/** Owns placing a grid's items. It places them again when the grid or an item changes its size. */
import { MOVING, PLACED } from '../contract';
import { readItems } from '../read';
import { columnsOf, placeItems } from '../rules';

export interface Grid {
  /** Places the shown items. */
  place(): void;
  stop(): void;
}

/** Places all shown items. Reads all sizes before it writes, so that the browser lays out only once. */
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

/** Undoes all changes. */
function release(host: HTMLElement): void {
  host.classList.remove(PLACED, MOVING);
  host.style.blockSize = '';
  for (const { style } of readItems(host)) {
    style.insetInlineStart = '';
    style.insetBlockStart = '';
  }
}

/** Creates the layout of one grid. @param onArrival runs when something has come into the grid */
export function createGrid(host: HTMLElement, onArrival: () => void): Grid {
  host.classList.add(PLACED);
  const place = () => placeIn(host);
  let frame = 0;
  // The observer also reports the first sizes, and those of pictures that load. Placing in a frame of its own avoids a
  // loop with it.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  const watch = () => {
    for (const element of [host, ...readItems(host)]) observer.observe(element);
  };
  const arrivals = new MutationObserver(() => {
    onArrival();
    watch();
  });
  arrivals.observe(host, { childList: true, subtree: true });
  watch();
  return {
    place() {
      // Items move visibly only after a choice, and not while the page is built.
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
