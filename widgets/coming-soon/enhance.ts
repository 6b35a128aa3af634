/** Dismisses the "coming soon" banner, for this user and for good. */
import { callRest } from '../../src/api/rest';
import { report } from '../../src/bridge/page/islands';
import { say } from '../../src/texts/say';
import { dismiss as dismissText } from '../../src/texts/table';
import { BANNER, DISMISS } from './contract';
import { readDismissLink } from './read';

/** Makes the dismiss link usable by keyboard and screen readers, because it has no address, text or role. */
export function adopt(banner: HTMLElement): undefined {
  const link = banner.querySelector(DISMISS);
  if (!link) return;
  link.setAttribute('href', '#');
  link.addEventListener('click', (event) => event.preventDefault());
  link.setAttribute('role', 'button');
  if (!link.textContent?.trim() && !link.hasAttribute('aria-label')) link.setAttribute('aria-label', say(dismissText));
}

/** Remembers the dismissal, and hides the banner after the call, even if the call has failed (SPEC 4.7). */
export async function dismiss(link: HTMLElement): Promise<void> {
  const { url, nonce } = readDismissLink(link, location.href);
  try {
    if (!url) throw new Error('data-rest-url is no address of a user of this site.');
    await callRest({ method: 'POST', url, nonce, form: { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } } });
  } catch (cause) {
    report({
      island: 'coming-soon',
      what: 'The dismissal was not saved.',
      why: 'The banner will be back on the next page.',
      fix: 'See the cause.',
      cause,
    });
  }
  const banner = link.closest<HTMLElement>(BANNER);
  if (!banner) return;
  banner.hidden = true;
  banner.style.display = 'none';
}
