/** Tilts the element under the mouse. Does nothing for fingers, or when the visitor prefers reduced motion. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { make } from '../../src/ui/make';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import { GLARE, LIGHT, type Tilt } from './contract';
import { readTilt } from './read';
import { anglesAt, lightAt, transformOf } from './rules';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

/** Adds the style sheet. */
export const start = (): void => adoptStyles(css);

function addGlare(host: HTMLElement): HTMLElement {
  // A carousel's copy of the element has a light already, which does not move.
  host.querySelector(`:scope > .${GLARE}`)?.remove();
  const glare = make('div', { className: GLARE });
  glare.setAttribute('aria-hidden', 'true');
  host.append(glare);
  return glare;
}

interface Motion {
  /** Makes the next movements slow, for as long as the element takes to tilt or to come to rest. */
  ease(): void;
  to(x: number, y: number): void;
  rest(): void;
  stop: Cleanup;
}

/** Makes the functions that tilt the element towards a point and return it to rest. */
function createMotion(host: HTMLElement, tilt: Tilt, { after }: Clock): Motion {
  const { style } = host;
  const light = tilt.glare ? addGlare(host).style : undefined;
  const setTransition = (transition: string) => {
    for (const one of [style, light]) one?.setProperty('transition', transition);
  };
  let stop: Cleanup = () => {};
  const ease = () => {
    stop();
    setTransition(`${tilt.speed}ms ${tilt.easing}`);
    stop = after(tilt.speed, () => setTransition(''));
  };
  style.willChange = 'transform';
  return {
    ease,
    to(x, y) {
      style.transform = transformOf(anglesAt(x, y, tilt), tilt);
      light?.setProperty('opacity', `${y * tilt.glare}`);
      light?.setProperty(LIGHT, `${lightAt(x, y)}deg`);
    },
    rest() {
      if (!tilt.hasReset) return;
      ease();
      style.transform = '';
      light?.setProperty('opacity', '0');
    },
    stop: () => stop(),
  };
}

/** Measures where the mouse is on the element's untilted box, because tilting changes the box. */
function createPlace(host: HTMLElement): { measure(): void; of(event: PointerEvent): [x: number, y: number] } {
  let box: DOMRect | undefined;
  const share = (length: number, whole: number) => Math.min(Math.max(length / (whole || 1), 0), 1);
  const measure = () => {
    const { left, top, width, height } = host.getBoundingClientRect();
    box = new DOMRect(left + scrollX, top + scrollY, width, height);
    return box;
  };
  return {
    measure,
    of({ pageX, pageY }) {
      // A mouse that was on the element before this code has not entered.
      const { left, top, width, height } = box ?? measure();
      return [share(pageX - left, width), share(pageY - top, height)];
    },
  };
}

/** Adopts an element that tilts. */
export function adopt(host: HTMLElement, time = clock): Cleanup | undefined {
  running.get(host)?.();
  const motion = createMotion(host, readTilt(host), time);
  const place = createPlace(host);
  const ending = new AbortController();
  const listen = (type: 'pointerenter' | 'pointermove' | 'pointerleave', run: (event: PointerEvent) => void) =>
    host.addEventListener(type, (event) => event.pointerType === 'mouse' && !reducedMotion().matches && run(event), {
      signal: ending.signal,
      passive: true,
    });
  listen('pointerenter', () => {
    place.measure();
    motion.ease();
  });
  listen('pointermove', (event) => motion.to(...place.of(event)));
  listen('pointerleave', motion.rest);
  const end = () => {
    ending.abort();
    motion.stop();
    host.querySelector(`.${GLARE}`)?.remove();
    for (const property of ['transform', 'transition', 'will-change']) host.style.removeProperty(property);
  };
  running.set(host, end);
  return end;
}
