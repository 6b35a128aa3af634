/** Tilts the element under the mouse. Does nothing for fingers, or when the visitor prefers reduced motion. */
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { make } from '../../src/ui/make';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { GLARE, type Tilt } from './contract';
import { readTilt } from './read';
import { anglesAt, transformOf } from './rules';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

/** Adds the style sheet. */
export const start = (): void => adoptStyles(css);

function addGlare(host: HTMLElement): HTMLElement {
  const glare = make('div', { className: GLARE });
  glare.setAttribute('aria-hidden', 'true');
  host.append(glare);
  return glare;
}

/** Makes the functions that tilt the element towards a point and return it to rest. */
function createMotion(host: HTMLElement, tilt: Tilt): { to(x: number, y: number): void; rest(): void } {
  const { style } = host;
  const glare = tilt.glare ? addGlare(host) : undefined;
  style.willChange = 'transform';
  style.transition = `transform ${tilt.speed}ms ${tilt.easing}`;
  return {
    to(x, y) {
      style.transform = transformOf(anglesAt(x, y, tilt), tilt);
      glare?.style.setProperty('opacity', `${y * tilt.glare}`);
    },
    rest() {
      if (!tilt.hasReset) return;
      style.transform = '';
      glare?.style.setProperty('opacity', '0');
    },
  };
}

/** Measures where the mouse is on the element's untilted box, because tilting changes the box. */
function createPlace(host: HTMLElement): { measure(): void; of(event: PointerEvent): [x: number, y: number] } {
  let box = new DOMRect();
  const share = (length: number, whole: number) => Math.min(Math.max(length / (whole || 1), 0), 1);
  return {
    measure() {
      const { left, top, width, height } = host.getBoundingClientRect();
      box = new DOMRect(left + scrollX, top + scrollY, width, height);
    },
    of: ({ pageX, pageY }) => [share(pageX - box.left, box.width), share(pageY - box.top, box.height)],
  };
}

/** Adopts an element that tilts. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  running.get(host)?.();
  const { to, rest } = createMotion(host, readTilt(host));
  const place = createPlace(host);
  const stop = new AbortController();
  const listen = (type: 'pointerenter' | 'pointermove' | 'pointerleave', run: (event: PointerEvent) => void) =>
    host.addEventListener(type, (event) => event.pointerType === 'mouse' && !reducedMotion().matches && run(event), { signal: stop.signal, passive: true });
  listen('pointerenter', place.measure);
  listen('pointermove', (event) => to(...place.of(event)));
  listen('pointerleave', rest);
  const end = () => {
    stop.abort();
    host.querySelector(`.${GLARE}`)?.remove();
    for (const property of ['transform', 'transition', 'will-change']) host.style.removeProperty(property);
  };
  running.set(host, end);
  return end;
}
