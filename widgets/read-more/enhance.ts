/** Cuts long texts short, and shows a button that opens them. */

import { ownId } from '../../src/dom/ownId';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { readLess, readMore } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { playButton } from '../../src/ui/presses/playButton';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import { MADE } from './contract';
import { cut, uncut } from './page/text';
import { readButton, readSettings, readText } from './read';
import { isLong } from './rules';

const adopted = new WeakSet<HTMLElement>();

/**
 * The button of a text, or a new one after it. The attribute of a printed or copied button says nothing: the text has
 * not been measured yet.
 */
function buttonOf(host: HTMLElement, text: HTMLElement): HTMLElement {
  const button = readButton(host) ?? make('button', { type: 'button', className: MADE });
  button.removeAttribute('aria-expanded');
  if (!button.isConnected) text.after(button);
  if (!button.matches('button')) playButton(button);
  button.setAttribute('aria-controls', ownId(text));
  return button;
}

function create(host: HTMLElement): Cleanup {
  const settings = readSettings(host);
  const text = readText(host);
  const button = buttonOf(host, text);
  const ending = new AbortController();
  const { signal } = ending;
  let isOpen = false;

  /**
   * Opens or closes a text.
   * @param duration in milliseconds; 0 if it was not the shopper who opened or closed the text
   */
  const setOpen = (next: boolean, duration = 0) => {
    isOpen = next;
    button.textContent = (isOpen ? settings.less : settings.more) || say(isOpen ? readLess : readMore);
    button.setAttribute('aria-expanded', `${isOpen}`);
    cut(text, isOpen, { height: settings.height, duration });
  };
  const press = (event: Event) => {
    event.preventDefault();
    setOpen(!isOpen, settings.duration);
    // The end of a long text that has closed may be above the view, so the page scrolls back to the text.
    if (!isOpen && text.getBoundingClientRect().top < 0)
      text.scrollIntoView({ block: 'center', behavior: reducedMotion().matches ? 'instant' : 'smooth' });
  };
  const onKey = (event: KeyboardEvent) =>
    ((event.key === 'Enter' && !button.matches('a[href]')) || event.key === ' ') && press(event);
  button.addEventListener('click', press, { signal });
  if (!button.matches('button')) button.addEventListener('keydown', onKey, { signal });
  // The browser scrolls the text when it finds or focuses something in the hidden part; then the text opens.
  for (const type of ['focusin', 'scroll'])
    text.addEventListener(type, () => !isOpen && !button.hidden && text.scrollTop && setOpen(true), { signal });

  const measure = () => {
    const isNeeded = isLong(text.scrollHeight, settings.height);
    if (isNeeded === !button.hidden && button.hasAttribute('aria-expanded')) return;
    button.hidden = !isNeeded;
    if (isNeeded) setOpen(isOpen);
    else uncut(text);
  };
  const observer = new ResizeObserver(measure);
  for (const part of [host, ...text.children]) observer.observe(part);
  measure();
  return () => {
    ending.abort();
    observer.disconnect();
    // Without the attribute, a text that comes back to the page is measured again.
    button.removeAttribute('aria-expanded');
    if (!host.contains(button)) button.remove();
    adopted.delete(host);
  };
}

/** Adopts a text. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  if (adopted.has(host)) return undefined;
  adopted.add(host);
  return create(host);
}
