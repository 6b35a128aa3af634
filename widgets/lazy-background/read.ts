/** Reads a block's own picture. */
import { webAddress } from '../../src/rules/link';

/** A whole http or https address; '' where there is none. */
export const readPicture = (host: HTMLElement): string => webAddress(host.dataset.background, host.baseURI);
