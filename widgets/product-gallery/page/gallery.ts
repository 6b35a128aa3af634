/**
 * Owns one gallery: its row of slides, its zoom, the button of its big pictures, and what a chosen variation changes.
 */
import { pageGlobal } from '../../../src/bridge/page/globals';
import { goTo } from '../../../src/bridge/page/goTo';
import { moveFocus } from '../../../src/dom/focus';
import type { Cleanup } from '../../../src/island/types';
import { isOn } from '../../../src/rules/values';
import { say } from '../../../src/texts/say';
import { openGallery } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { CHOSEN, PARAMS, PICTURE, SLIDE, TRIGGER } from '../contract';
import { readPicture, readSlides } from '../read';
import { nearest } from '../rules';
import { createSlides } from './slides';
import { createZoom } from './zoom';

export interface Gallery {
  /** Goes back to the first picture in its present state. */
  reset(): void;
  stopZoom(): void;
  /** Opens the big pictures at a link's picture; false when the link leads to none of them. */
  open(link: HTMLElement): boolean;
  stop: Cleanup;
}

/** The parts of the gallery. The theme chooses which of them there are. */
interface Parts {
  slides: readonly HTMLElement[];
  row: ReturnType<typeof createSlides>;
  /** Opens the big pictures. */
  button: HTMLElement | undefined;
  stopZoom(): void;
}

/** True when the theme has chosen a feature: zoom, flexslider or photoswipe. */
const has = (feature: string) => isOn(pageGlobal(PARAMS)[`${feature}_enabled`]);

/**
 * Makes the button of the big pictures. It has an address only because themes' styles need one; a press never follows
 * it.
 */
function makeTrigger(): HTMLAnchorElement {
  const glyph = make('span', { ariaHidden: 'true' }, '+');
  const trigger = make(
    'a',
    { href: '#', className: TRIGGER, role: 'button', ariaHasPopup: 'dialog', ariaLabel: say(openGallery) },
    glyph,
  );
  trigger.addEventListener('click', (event) => event.preventDefault());
  return trigger;
}

function makeParts(host: HTMLElement, signal: AbortSignal): Parts {
  const slides = readSlides(host);
  const row = has('flexslider') ? createSlides(host, slides, pageGlobal(PARAMS), signal) : undefined;
  const stopZoom = has('zoom') ? createZoom(host, signal) : () => {};
  const button = has('photoswipe') && slides.some(readPicture) ? makeTrigger() : undefined;
  if (button) host.prepend(button);
  return { slides, row, button, stopZoom };
}

/** The slide with a picture that is nearest to the shown slide, because a video has no big picture. */
function nearestPicture({ slides, row }: Parts, pictures: readonly HTMLElement[]): HTMLElement | undefined {
  const places = pictures.map((slide) => slides.indexOf(slide));
  return slides[nearest(places, row?.snap.index ?? 0)];
}

/** The slide whose big picture a link or the button opens; undefined for a link that leads elsewhere. */
function slideToOpen(parts: Parts, link: HTMLElement, pictures: readonly HTMLElement[]): HTMLElement | undefined {
  if (link === parts.button) return nearestPicture(parts, pictures);
  const slide = link.querySelector('img') && link.closest<HTMLElement>(SLIDE);
  return slide && pictures.includes(slide) ? slide : undefined;
}

/** Loads the code of the big pictures when a hand comes, because most shoppers open none. */
const loadLightbox = () => import('./lightbox');

/**
 * Opens the big pictures; when they close, the row and the focus go to the picture that was shown last. Returns a
 * function that closes them.
 */
function openPictures(parts: Parts, link: HTMLElement): Cleanup | undefined {
  const { slides, row, button, stopZoom } = parts;
  const pictures = slides.filter(readPicture);
  const slide = button && slideToOpen(parts, link, pictures);
  if (!slide) return undefined;
  stopZoom();
  row?.autoplay?.hold('open', true);
  const start = pictures.indexOf(slide);
  const product = slide.closest('.product');
  const onClose = (index: number) => {
    const last = pictures[index] as HTMLElement;
    row?.snap.show(slides.indexOf(last), true);
    row?.autoplay?.hold('open', false);
    const opener = link === button ? link : last.querySelector('a');
    // A variation's own gallery may have taken this one's place.
    moveFocus(opener?.isConnected ? opener : product?.querySelector<HTMLElement>(PICTURE));
  };
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  loadLightbox().then(
    ({ openLightbox }) => {
      if (!isClosed) close = openLightbox(pictures, start, onClose);
    },
    // Does what the link would do.
    () => goTo(readPicture(slide)?.src ?? ''),
  );
  return () => close();
}

/** Calls back when a variation's picture replaces the first one. Returns a function that stops it. */
function onChoice([first]: readonly HTMLElement[], run: () => void): Cleanup {
  const observer = new MutationObserver(run);
  if (first) observer.observe(first, { subtree: true, attributeFilter: ['data-large_image'] });
  return () => observer.disconnect();
}

/** Creates a gallery. */
export function createGallery(host: HTMLElement): Gallery {
  const ending = new AbortController();
  const parts = makeParts(host, ending.signal);
  const { slides, row, button, stopZoom } = parts;
  let close: Cleanup | undefined;

  const reset = () => {
    stopZoom();
    row?.pager?.refresh();
    row?.snap.show(0);
  };
  /**
   * True while the row shows the picture that was pressed or focused before the row was there, and the shopper has done
   * nothing with the row yet.
   */
  let isNew = !!row?.snap.index;
  const use = () => {
    isNew = false;
  };
  for (const type of ['pointerdown', 'keydown'])
    host.addEventListener(type, use, { once: true, passive: true, signal: ending.signal });
  for (const type of ['pointerover', 'focusin']) {
    // If the code does not load, a press tries again.
    if (button)
      host.addEventListener(type, () => void loadLightbox().catch(() => {}), {
        once: true,
        passive: true,
        signal: ending.signal,
      });
  }
  // After a choice the gallery stops moving, because the shopper looks at the chosen picture.
  const rest = () => row?.autoplay?.hold('chosen', true);
  if (host.closest('.product')?.querySelector(CHOSEN)) rest();
  const ignoreChoice = onChoice(slides, () => {
    reset();
    rest();
  });
  return {
    reset,
    stopZoom,
    open(link) {
      // The shopper pressed the small picture before there was a row. The press now does what its thumbnail does.
      const index = slides.indexOf(link.closest(SLIDE) as HTMLElement);
      if (row && index >= 0 && (isNew || index !== row.snap.index)) {
        isNew = false;
        row.snap.show(index);
        return true;
      }
      const opened = openPictures(parts, link);
      if (!opened) return false;
      // Ends the earlier pictures, also those whose code is still loading.
      close?.();
      close = opened;
      return true;
    },
    stop() {
      close?.();
      ending.abort();
      ignoreChoice();
      stopZoom();
      row?.stop();
      button?.remove();
    },
  };
}
