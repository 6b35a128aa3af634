/** Owns making a slider of a list of products: a row that scrolls and snaps, with buttons and arrow keys. */

import { isRightToLeft } from '../../../src/dom/direction';
import { words } from '../../../src/dom/words';
import type { Cleanup } from '../../../src/island/types';
import { say } from '../../../src/texts/say';
import { carousel, nextProducts, previousProducts, products } from '../../../src/texts/table';
import { createScrollSnap } from '../../../src/ui/scrolling/scrollSnap';
import { startAutoplay } from '../../../src/ui/sliders/autoplay';
import type { SliderSettings } from '../contract';
import { readSlides } from '../read';
import { canLoop, lastPosition, slidesFor, stepTo } from '../rules';
import { CONTROLS, makeControls, showPosition } from './controls';

const CLASS = 'shop-islands-slider';
const GAP = '--shop-islands-slider-gap';
const SLIDES = '--shop-islands-slides';

/** Names the row for screen readers. Returns a function that undoes it. */
function nameSlider(host: HTMLElement, track: HTMLElement): Cleanup {
  const label = words(host.querySelector('h2')) || say(products);
  const attributes = { role: 'region', 'aria-roledescription': say(carousel), 'aria-label': label };
  for (const [attribute, value] of Object.entries(attributes)) host.setAttribute(attribute, value);
  host.classList.add(CLASS);
  track.classList.add(`${CLASS}-track`);
  track.tabIndex = 0;
  track.setAttribute('aria-label', label);
  return () => {
    for (const attribute of Object.keys(attributes)) host.removeAttribute(attribute);
    host.classList.remove(CLASS);
    track.classList.remove(`${CLASS}-track`);
    track.removeAttribute('tabindex');
    track.removeAttribute('aria-label');
  };
}

/** Steps by arrow keys, in the reading direction. Fields and swatches inside keep their own arrow keys. */
function onArrows(track: HTMLElement, step: (by: number) => void, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (
      !way ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.target as Element).matches('input, select, textarea')
    )
      return;
    event.preventDefault();
    step(isRightToLeft(track) ? -way : way);
  };
  track.addEventListener('keydown', press, { signal });
}

/** The row's measures, which follow the host's width. */
interface Layout {
  measure(): void;
  /** The last position of the row. */
  last(): number;
  /** True when a step past an end goes to the other end. */
  wraps(): boolean;
  undo(): void;
}

function createLayout(host: HTMLElement, track: HTMLElement, settings: SliderSettings): Layout {
  let shown = settings.slides;
  const count = () => readSlides(track).length;
  track.style.setProperty(GAP, `${settings.gap}px`);
  return {
    measure() {
      shown = slidesFor(host.clientWidth, settings);
      track.style.setProperty(SLIDES, String(shown));
    },
    last: () => lastPosition(shown, count()),
    wraps: () => canLoop(settings.isLoop, shown, count()),
    undo() {
      for (const property of [GAP, SLIDES]) track.style.removeProperty(property);
    },
  };
}

/** Calls back when the host changes its size. Returns a function that stops it. */
function onResize(host: Element, run: () => void): Cleanup {
  const observer = new ResizeObserver(run);
  observer.observe(host);
  return () => observer.disconnect();
}

/** Makes a slider. Returns a function that restores the list. */
export function createSlider(host: HTMLElement, track: HTMLElement, settings: SliderSettings): Cleanup {
  const ending = new AbortController();
  const { signal } = ending;
  const layout = createLayout(host, track, settings);
  // Measured before the row snaps: WebKit stays at the product that was first while the products had no width yet.
  layout.measure();
  const unname = nameSlider(host, track);

  const step = (by: number, mayWrap = layout.wraps()) => {
    const next = stepTo(snap.index, by, layout.last(), mayWrap);
    if (next !== snap.index) snap.show(next);
  };
  // A script's copy of a slider has controls already, which answer to nothing.
  for (const copied of host.querySelectorAll(`.${CONTROLS}`)) copied.remove();
  const controls = makeControls(host, [say(previousProducts), () => step(-1)], [say(nextProducts), () => step(1)]);
  const refresh = () => showPosition(controls, snap.index, layout.last(), layout.wraps());
  const snap = createScrollSnap(track, () => readSlides(track), refresh, signal);
  track.before(controls.root);
  refresh();

  const ignoreSize = onResize(host, () => {
    layout.measure();
    refresh();
  });
  onArrows(track, step, signal);
  const autoplay = settings.isAutoplay
    ? startAutoplay(host, controls.root, settings.delay, () => step(1, true), signal)
    : undefined;
  return () => {
    autoplay?.stop();
    ending.abort();
    ignoreSize();
    controls.root.remove();
    layout.undo();
    unname();
  };
}
