/** The way back in a window onto the demo shop. */
import { expect, it } from 'vitest';
import { createTrail } from '../../scripts/site/live/window/trail';

function follow() {
  const events: string[] = [];
  const trail = createTrail({
    onPlace: (address) => events.push(`at ${address}`),
    onReturn: (address) => events.push(`print ${address}`),
  });
  return { events, trail };
}
const newPage = () => new EventTarget() as Window;

it('Back prints a page again that another one has replaced, with the state that it had kept', () => {
  const { events, trail } = follow();
  trail.push('/shop/', newPage());
  trail.replace('/shop/', { kept: 1 });
  trail.push('/cart/', newPage());
  events.length = 0;
  trail.back();
  expect(events).toEqual(['at /shop/', 'print /shop/']);
  expect(trail.state).toEqual({ kept: 1 });
});

it('Back tells a page that is still there of its earlier address, and prints nothing', () => {
  const { events, trail } = follow();
  const page = newPage();
  page.addEventListener('popstate', () => events.push('popstate'));
  trail.push('/games/', page);
  trail.push('/games/page/2/', page, {});
  events.length = 0;
  trail.back();
  expect(events).toEqual(['at /games/', 'popstate']);
});

it('Back stays at the first page', () => {
  const { events, trail } = follow();
  trail.push('/', newPage());
  trail.back();
  expect(trail.address).toBe('/');
  expect(events).toEqual(['at /']);
});
