/** Reads a block's own picture. */
import { text } from '../../src/dom/attributes';
import { webAddress } from '../../src/rules/link';
import { NAMES } from './contract';

/** The address of the block's picture, if it is a whole http or https address; '' where there is none. */
export const readPicture = (host: HTMLElement): string => webAddress(host.dataset.background, host.baseURI);

/**
 * The element in a block that has the background, as older versions name it; null where none is named, or not by a
 * selector.
 */
export function readNamed(host: Element): Element | null {
  try {
    return host.querySelector(text(host, NAMES));
  } catch {
    return null;
  }
}
