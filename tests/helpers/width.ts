/** A screen whose width a test changes. */
import { vi } from 'vitest';

/** @returns a function that changes the width, in pixels */
export function setScreen(width: number): (width: number) => void {
  let now = width;
  const told: (() => void)[] = [];
  const most = (query: string) => Number.parseFloat(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? '0');
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = new EventTarget() as MediaQueryList;
    Object.defineProperty(query, 'matches', { get: () => media.includes('max-width') && now <= most(media) });
    let before = query.matches;
    told.push(() => {
      if (query.matches !== before) query.dispatchEvent(new Event('change'));
      before = query.matches;
    });
    return query;
  });
  return (next) => {
    now = next;
    vi.stubGlobal('innerWidth', next);
    for (const tell of told) tell();
    dispatchEvent(new Event('resize'));
  };
}
