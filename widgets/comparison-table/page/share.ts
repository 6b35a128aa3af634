/** Owns sharing the comparison: copies its address, and keeps the share links up to date. */
import { clock } from '../../../src/bridge/page/clock';
import { report } from '../../../src/bridge/page/islands';
import { say } from '../../../src/texts/say';
import { copyLinkThenOk, linkCopied } from '../../../src/texts/table';
import { announce } from '../../../src/ui/messages/announcer';
import { COPY } from '../contract';
import { readCopyButton } from '../read';

/** How long the confirmation stays, in milliseconds (SPEC 9). */
const LASTS = 3000;

/**
 * The shared address in a link: an encoded one, or the rest of the link where ShopEngine prints the address unencoded.
 */
const SHARED = /([?&]u(?:rl)?=)(\w+%3A[^&]*|.*)/i;

/** An address that is not encoded. The other site would read only the part before the products. */
const UNENCODED = /([?&]u(?:rl)?=)(https?:.*?&product_ids=[\d,]*)/i;

/** Restores the label of each button that shows a confirmation. */
const confirmed = new WeakMap<Element, () => void>();

/** Shows the message instead of the label for three seconds. Another press starts the three seconds again. */
function confirm(button: Element, message: string): void {
  confirmed.get(button)?.();
  const label = button.querySelector('span') ?? button;
  const words = label.textContent;
  label.textContent = message;
  const bringBack = () => {
    stop();
    label.textContent = words;
    confirmed.delete(button);
  };
  const stop = clock.after(LASTS, bringBack);
  confirmed.set(button, bringBack);
  announce(message);
}

/** Copies the address; where the browser refuses, shows it for the shopper to copy. */
export async function copyAddress(button: HTMLElement): Promise<void> {
  const { link, message } = readCopyButton(button);
  if (!link)
    return report({
      island: 'comparison-table',
      what: 'A copy button has no link.',
      why: 'Nothing is copied.',
      fix: 'Print data-share-url.',
    });
  try {
    await navigator.clipboard.writeText(link);
    confirm(button, message || say(linkCopied));
  } catch {
    prompt(say(copyLinkThenOk), link);
  }
}

function changeLinks(host: HTMLElement, change: (href: string) => string): void {
  for (const link of host.querySelectorAll('.social-share a')) {
    const href = link.getAttribute('href');
    if (href) link.setAttribute('href', change(href));
  }
}

/** Encodes the address in the share links that ShopEngine has printed without encoding. */
export const encodeAddress = (host: HTMLElement): void =>
  changeLinks(host, (href) => href.replace(UNENCODED, (_all, name, address) => name + encodeURIComponent(address)));

/**
 * Puts the new address into the copy button and the share links, so that a shopper shares the products that are left.
 */
export function renewAddress(host: HTMLElement, address: string): void {
  host.querySelector(COPY)?.setAttribute('data-share-url', address);
  changeLinks(host, (href) => href.replace(SHARED, `$1${encodeURIComponent(address)}`));
}
