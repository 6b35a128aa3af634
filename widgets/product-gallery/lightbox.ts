/** Owns the big pictures: a dialog of the browser's own, with arrow keys and a swipe, made when it is opened. */
import { textOf } from '../../src/bridge/htmlParts';
import { adoptStyles } from '../../src/bridge/styles';
import { say } from '../../src/bridge/texts';
import { close as closeText, imageOf, nextImage, previousImage, productImages, type Text } from '../../src/rules/texts';
import { make } from '../../src/ui/make';
import { lockScroll } from '../../src/ui/scrollLock';
import { isRightToLeft } from '../../src/ui/scrollSnap';
import tokens from '../../src/ui/tokens.css?inline';
import { readPicture } from './read';
import { wrapped } from './rules';

/** Pixels that a finger has to go. */
const SWIPE = 40;

function makeButton(label: Text, sign: string, onclick: () => void): HTMLButtonElement {
  const glyph = make('span', { ariaHidden: 'true' }, sign);
  return make('button', { type: 'button', ariaLabel: say(label), onclick }, glyph);
}

/** Keeps Tab inside; the browser alone would let it out to its own bars. */
function trapTab(event: KeyboardEvent, dialog: HTMLElement): void {
  const buttons = [...dialog.querySelectorAll('button')];
  const from = Math.max(0, buttons.indexOf(document.activeElement as HTMLButtonElement) + (event.shiftKey ? 0 : 1));
  buttons[wrapped(event.shiftKey ? from - 1 : from, buttons.length)]?.focus();
  event.preventDefault();
}

/** Tells of a finger's way across; not while the page is pinched larger. */
function onSwipe(element: HTMLElement, run: (way: number) => void): void {
  let from = 0;
  element.ontouchstart = ({ touches }) => {
    from = touches.length === 1 && (visualViewport?.scale ?? 1) === 1 ? (touches[0]?.clientX ?? 0) : Number.NaN;
  };
  element.ontouchend = ({ changedTouches }) => {
    const way = (changedTouches[0]?.clientX ?? 0) - from;
    if (Math.abs(way) > SWIPE) run(Math.sign(way));
  };
}

/**
 * Opens the pictures of some slides.
 * @param onClose told which one was shown last
 * @returns how to close it
 */
export function openLightbox(slides: readonly Element[], start: number, onClose: (index: number) => void): () => void {
  adoptStyles(tokens);
  let index = start;
  // Focus begins at the count: a screen reader says where one is, and no button is pressed by accident.
  const count = make('h2', { tabIndex: -1, autofocus: true, ariaLive: 'polite' });
  const figure = make('figure');

  const show = (next: number) => {
    index = wrapped(next, slides.length);
    const slide = slides[index] as Element;
    const picture = readPicture(slide);
    if (!picture) return;
    const { src, alt, caption } = picture;
    const image = make('img', { alt, src });
    // The page's own picture is better than none.
    image.onerror = () => {
      image.onerror = null;
      image.src = slide.querySelector('img')?.currentSrc ?? '';
    };
    count.textContent = say(imageOf, { index: index + 1, count: slides.length });
    figure.replaceChildren(image, ...(caption ? [make('figcaption', {}, textOf(caption))] : []));
  };

  const away = makeButton(closeText, '×', () => dialog.close());
  const dialog = make('dialog', { className: 'shop-islands shop-islands-lightbox', ariaLabel: say(productImages) }, count, figure, away);
  const step = (way: number) => show(index + way);
  if (slides.length > 1) {
    dialog.append(
      makeButton(previousImage, '‹', () => step(-1)),
      makeButton(nextImage, '›', () => step(1)),
    );
    onSwipe(figure, (way) => step(isRightToLeft(dialog) ? way : -way));
  }
  dialog.onkeydown = (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Tab') trapTab(event, dialog);
    else if (way) step(isRightToLeft(dialog) ? -way : way);
  };
  dialog.onclick = ({ target }) => target === figure && dialog.close();

  show(start);
  document.body.append(dialog);
  dialog.showModal();
  const unlock = lockScroll();
  dialog.onclose = () => {
    unlock();
    dialog.remove();
    onClose(index);
  };
  return () => dialog.close();
}
