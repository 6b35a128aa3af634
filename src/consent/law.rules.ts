/** Owns which law a page's settings name. Pure. */
import { recordOf, scalarOf, type Values } from '../rules/values';

/**
 * Under `gdpr` nothing is allowed until the visitor agrees. Under `ccpa` the defaults are allowed until the visitor
 * objects.
 */
export type Law = 'gdpr' | 'ccpa';

/**
 * The law in CookieYes' settings (`_ckyConfig`): the one that the banner's settings name, else `_activeLaw`, which
 * CookieYes prints as 'gdpr' on every page.
 */
export function lawOf({ _bannerConfig, _activeLaw }: Values): Law {
  const said = [recordOf(recordOf(_bannerConfig).settings).applicableLaw, _activeLaw]
    .map((law) => scalarOf(law).trim())
    .find(Boolean);
  return said === 'ccpa' ? 'ccpa' : 'gdpr';
}
