/** Owns telling a guest that the wishlist needs a login. */
import { config } from '../../../src/bridge/page/islands';
import type { Corner } from '../../../src/rules/corner';
import { webAddress } from '../../../src/rules/link';
import { say } from '../../../src/texts/say';
import { logIn, pleaseLogIn } from '../../../src/texts/table';
import { notify } from '../../../src/ui/messages/notify';

/**
 * Path of WooCommerce's own page where shoppers log in, in whatever folder the shop is. A shop that has another one
 * names it in the config.
 */
const isAccount = ({ pathname, origin }: HTMLAnchorElement): boolean =>
  origin === location.origin && /\/my-account\/?$/.test(pathname);

/**
 * The absolute address, with the link's own query such as its language; '' where neither the config nor the page names
 * one.
 */
const loginAddress = (): string =>
  webAddress(config().loginUrl, document.baseURI) ||
  [...document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')].find(isAccount)?.href ||
  '';

/**
 * Says SPEC's words (SPEC 8) in a message with a link to the login, or in the browser's alert where the shop asks for
 * that.
 */
export function askToLogIn(corner: Corner): void {
  const text = say(pleaseLogIn);
  if (config().loginNotice === 'alert') return alert(text);
  const href = loginAddress();
  notify({ kind: 'info', text, corner, ...(href && { action: { label: say(logIn), href } }) });
}
