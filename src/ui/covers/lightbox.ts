/** Owns showing slides at full size: a dialog over the page, with arrow keys and a swipe, created when it is opened. */

import { adoptStyles } from '../../bridge/page/styles';
import { isRightToLeft } from '../../dom/direction';
import { takeTo } from '../../dom/focus';
import { wrapped } from '../../rules/wrapped';
import { say } from '../../texts/say';
import { close as closeText, nextImage, previousImage, type Text } from '../../texts/table';
import { make } from '../make';
import tokens from '../tokens.css?inline';
import { onPressBeside, showDialog } from './coverPage';
import css from './lightbox.css?inline';

/** What one slide shows. */
export interface Slide {
  /** The heading, which says where the shopper is. */
  heading: string;
  /** Created each time the slide is shown, and removed with the next slide, so that a film ends. */
  content: HTMLElement;
  caption: readonly (Node | string)[];
}

export interface LightboxOptions {
  /** The dialog's name. */
  label: string;
  count: number;
  start: number;
  slide(index: number): Slide;
  /** Runs on closing, with the index of the slide shown last. */
  onClose(index: number): void;
}

/** A picture in full size. @param instead address of the page's own picture, in case this one does not load */
export function makePicture(src: string, alt: string, instead: () => string): HTMLImageElement {
  const image = make('img', { alt, src });
  image.onerror = () => {
    image.onerror = null;
    image.src = instead();
  };
  return image;
}

/** How many pixels a swipe has to cover. */
const SWIPE = 40;

function makeButton(label: Text, sign: string, onclick: () => void): HTMLButtonElement {
  const glyph = make('span', { ariaHidden: 'true' }, sign);
  return make('button', { type: 'button', ariaLabel: say(label), onclick }, glyph);
}

/**
 * Keeps Tab inside the dialog; otherwise it would reach the browser's own bars. A film's own controls come after it.
 */
function trapTab(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href],button,iframe,video')];
  const { activeElement } = document;
  if (activeElement instanceof HTMLVideoElement) return;
  const from = Math.max(0, stops.indexOf(activeElement as HTMLElement) + (event.shiftKey ? 0 : 1));
  takeTo(stops[wrapped(event.shiftKey ? from - 1 : from, stops.length)]);
  event.preventDefault();
}

/** Reports horizontal swipes. Vertical ones do not count, nor any while the page is zoomed. */
function onSwipe(element: HTMLElement, run: (way: number) => void): void {
  let from: Touch | undefined;
  element.ontouchstart = ({ touches }) => {
    from = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1 ? touches[0] : undefined;
  };
  element.ontouchend = ({ changedTouches: [to] }) => {
    if (!from || !to) return;
    const way = to.clientX - from.clientX;
    if (Math.abs(way) > SWIPE && Math.abs(way) > Math.abs(to.clientY - from.clientY)) run(Math.sign(way));
  };
}

/** Handles arrow keys and swipes. A film keeps the keys that it uses. */
function takeSteps(dialog: HTMLElement, figure: HTMLElement, step: (way: number) => void): void {
  const along = (way: number) => step(isRightToLeft(dialog) ? -way : way);
  dialog.append(
    makeButton(previousImage, '‹', () => step(-1)),
    makeButton(nextImage, '›', () => step(1)),
  );
  onSwipe(figure, (way) => along(-way));
  dialog.addEventListener('keydown', ({ key, target }) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (way && !(target instanceof HTMLVideoElement)) along(way);
  });
}

/** Shows the dialog over the page until it is closed: by its button, by Escape, or by a press beside the slide. */
function openOver(dialog: HTMLDialogElement, figure: HTMLElement, focus: HTMLElement, onClose: () => void): void {
  const life = new AbortController();
  onPressBeside(
    (target) => target === figure,
    () => dialog.close(),
    life,
  );
  document.body.append(dialog);
  showDialog(dialog, { focus });
  dialog.onclose = () => {
    life.abort();
    dialog.remove();
    onClose();
  };
}

/** Opens slides in a dialog. Returns how to close it. */
export function openLightbox({ label, count, start, slide, onClose }: LightboxOptions): () => void {
  adoptStyles(tokens, css);
  let index = start;
  // The focus starts at the count, so that a screen reader says where the shopper is and no button is pressed by
  // accident.
  const heading = make('h2', { tabIndex: -1, ariaLive: 'polite' });
  const figure = make('figure');
  const show = (next: number) => {
    index = wrapped(next, count);
    const shown = slide(index);
    heading.textContent = shown.heading;
    figure.replaceChildren(shown.content, ...(shown.caption.length ? [make('figcaption', {}, ...shown.caption)] : []));
  };
  const away = makeButton(closeText, '×', () => dialog.close());
  const dialog = make(
    'dialog',
    { className: 'shop-islands shop-islands-lightbox', ariaLabel: label },
    heading,
    figure,
    away,
  );
  if (count > 1) takeSteps(dialog, figure, (way) => show(index + way));
  dialog.addEventListener('keydown', (event) => event.key === 'Tab' && trapTab(event, dialog));
  show(start);
  openOver(dialog, figure, heading, () => onClose(index));
  return () => dialog.close();
}
