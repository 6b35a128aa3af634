/**
 * Keeps room free for what an island will lay over each other: its code comes when the page has long been seen, and would
 * move all below it. So this much of its style is the loader's.
 */
import type { IslandEntry } from '../island/types';

/**
 * Adopts the styles of rows that name some.
 * @param isOff told an island's name: true where the shop does without it
 */
export function keepRoom(entries: readonly IslandEntry[], isOff: (name: string) => boolean): void {
  for (const { name, room } of entries) {
    for (const [island, css] of Object.entries(room ?? {})) {
      if (isOff(name) || isOff(island)) continue;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }
  }
}
