/**
 * Decides whether the code that examines a page is worth fetching, as far as the page's config and address tell.
 * Shoppers never fetch it.
 */
import type { Config } from '../island/types';

/** True on a developer's own machine, and on a page that the shop's staff look at. */
const isStaffs = () => /^(localhost|127\.)/.test(location.hostname) || document.querySelector('#wpadminbar');

/**
 * True when the address asks for the overlay, when the config is odd, and when staff may have misspelt a name in it.
 */
export const isToBeExamined = ({ isOdd, disable, disabledBy, texts }: Config): unknown =>
  isOdd || /islands-debug/.test(location.search) || (((disable && !disabledBy) || texts) && isStaffs());
