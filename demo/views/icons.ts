/** Small drawings beside words, in the words' colour. */
import { html, raw } from 'hono/html';
import type { Html } from './parts';

const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  parcel: 'M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8M7.5 5.5l9 5',
  back: 'M4 10h11a5 5 0 0 1 0 10H8M4 10l5-5M4 10l5 5',
  tried:
    'M7 8h10a5 5 0 0 1 5 5.5c-.2 3-3 4-4.6 1.9L16 13.5H8l-1.4 1.9C5 17.500 2.200 16.500 2 13.500A5 5 0 0 1 7 8zM7 10.500v2M6 11.500h2M16.500 11h.01',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
} as const;

export const icon = (name: keyof typeof paths): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${raw(paths[name])}" /></svg>`;
