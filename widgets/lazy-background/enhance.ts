/** Lets a block fetch its background. The loader adopts a block when it comes within 200 px of the view (SPEC 9). */
import { LOADED } from './contract';
import { readNamed, readPicture } from './read';

/**
 * Sets the block's own picture. A block without one gets Elementor's classes, and the page's styles then fetch its
 * background.
 */
export function adopt(host: HTMLElement): undefined {
  const picture = readPicture(host);
  if (picture) host.style.backgroundImage = `url("${CSS.escape(picture)}")`;
  else for (const one of [host, readNamed(host)]) one?.classList.add(...LOADED);
}
