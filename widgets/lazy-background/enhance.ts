/** Lets a block fetch its background. It is adopted when it comes within 200 px of the view (SPEC 9). */
import { LOADED } from './contract';
import { readPicture } from './read';

export function adopt(host: HTMLElement): undefined {
  const picture = readPicture(host);
  if (picture) host.style.backgroundImage = `url("${CSS.escape(picture)}")`;
  else host.classList.add(...LOADED);
}
