/** Owns showing pictures on a card, restoring its own picture, and covering it while the server looks for one. */
import type { Picture } from '../contract';
import { readPicture } from '../read';

const originals = new WeakMap<HTMLImageElement, Picture>();

/** Remembers an image's picture as its own. If another picture does not load, the image shows its own again. */
export function remember(image: HTMLImageElement, picture: Picture = readPicture(image)): void {
  if (originals.has(image)) return;
  originals.set(image, picture);
  image.addEventListener('error', () => show(image, undefined));
}

/** Shows a picture, or without one the image's own. */
export function show(image: HTMLImageElement, picture: Picture | undefined): void {
  remember(image);
  const next = picture ?? originals.get(image);
  for (const [index, name] of ['src', 'srcset'].entries()) {
    const value = next?.[index] ?? null;
    // The same value would load the image again, and a broken picture would fail again.
    if (value === image.getAttribute(name)) continue;
    if (value === null) image.removeAttribute(name);
    else image.setAttribute(name, value);
  }
}

/** Pixels from the image's vertical centre up to the spinner's top, and half its width (SPEC 9). */
const OFFSET = 40;
const BLADES = 12;

function make(className: string, box: Record<string, number>): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className });
  element.setAttribute('aria-hidden', 'true');
  for (const [side, pixels] of Object.entries(box)) element.style.setProperty(side, `${pixels}px`);
  return element;
}

/** Covers an image with shadow and spinner, in ShopEngine's markup. Returns a function that removes them. */
export function cover(image: HTMLImageElement): () => void {
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = image;
  const spinner = make('lds-spinner shopengine-swatch-preloader preloader-active', {
    top: top + height / 2 - OFFSET,
    left: left + width / 2 - OFFSET,
  });
  for (let blade = 0; blade < BLADES; blade++) {
    const { style } = spinner.appendChild(document.createElement('div'));
    style.transform = `rotate(${(blade * 360) / BLADES}deg)`;
    style.animationDelay = `${(blade + 1 - BLADES) / 10}s`;
  }
  const shadow = make('preloader-shadow overlay-active', { top, left, width, height });
  image.before(spinner, shadow);
  return () => {
    spinner.remove();
    shadow.remove();
  };
}
