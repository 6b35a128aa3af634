/** Owns which law applies on a page. */
import { ownFunction } from '../dom/ownGlobal';
import { pageGlobal } from '../dom/pageGlobal';
import { type Law, lawOf } from './law.rules';

type GetConsent = () => { activeLaw?: unknown } | undefined;

/** False on a page of CookieYes' service until its script names the law. */
export const isLawKnown = (): boolean => !document.querySelector('#cookieyes') || !!ownFunction('getCkyConsent');

/**
 * The law that applies. A page of CookieYes' service has no settings; there its script names the law. Elsewhere that
 * function is not asked, because it may be the island's own.
 */
export function law(): Law {
  const settings = pageGlobal('_ckyConfig');
  if (settings._activeLaw || settings._bannerConfig) return lawOf(settings);
  return lawOf({ _activeLaw: ownFunction<GetConsent>('getCkyConsent')?.()?.activeLaw });
}
