/** Keeps where a shopper came from, while that is allowed, and tells whoever asks. */

import { hasBanner } from '../../src/bridge/consent/banner';
import { clock } from '../../src/bridge/page/clock';
import { emit } from '../../src/bridge/page/islands';
import { originalsSettled } from '../../src/bridge/page/settled';
import { type AttributionGlobal, attributionGlobal } from '../../src/bridge/woocommerce/attributionGlobal';
import { attributionOf, nextJar } from '../../src/rules/attribution';
import { type Jar, minutesOf } from '../../src/rules/attributionCookie';
import { type FindSource, mayComeFromElsewhere } from '../../src/rules/attributionSource';
import { ATTRIBUTION_INPUTS } from '../../src/rules/names';
import { deleteJar, readJar, writeJar } from './cookies';
import type { CategoryConsent } from './wpConsent';

type Page = Partial<AttributionGlobal>;
type Params = AttributionGlobal['params'];

const arrival = () => ({ url: location.href, referrer: document.referrer });

/** Counts this page view, and keeps what is new. */
function record({ lifetime, session, base64 }: Params, findSource?: FindSource): Jar {
  const jar = nextJar(readJar(), { ...arrival(), userAgent: navigator.userAgent, now: clock.now() }, findSource);
  writeJar(jar, { minutes: minutesOf(lifetime), sessionMinutes: Math.trunc(Number(session)) || 30, isBase64: !!base64 });
  return jar;
}

function track(page: Page, params: Params, fields: AttributionGlobal['fields'], consent?: CategoryConsent, findSource?: FindSource): void {
  /** This page's visit, once it is counted; nothing while tracking is off. */
  let jar: Jar | undefined;

  const setOrderTracking = (isAllowed: boolean) => {
    params.allowTracking = isAllowed;
    if (!isAllowed) deleteJar();
    jar = isAllowed ? (jar ?? record(params, findSource)) : undefined;
    emit('attribution:changed', {});
  };
  // SPEC 9: tracking is allowed unless the page says otherwise. Where somebody asks for consent, the answer comes first.
  const isAllowedByShop = () => (consent ? !!params.allowTracking : (params.allowTracking ?? true));
  const follow = () => setOrderTracking(consent?.isAllowed() ?? isAllowedByShop());

  Object.assign(page, { getAttributionData: () => attributionOf(fields, jar), setOrderTracking });
  follow();
  consent?.onChoice(setOrderTracking);
  // Meanwhile the shopper may have seen other pages, or refused; then the cookies are gone.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const kept = readJar();
    if (jar) jar = kept.current ? { ...jar, ...kept } : {};
    follow();
  });
}

/** What knows of consent is fetched only where somebody asks for it. Rejects when it cannot be had. */
async function consentOf({ consentCategory = '' }: Params): Promise<CategoryConsent | undefined> {
  return consentCategory || hasBanner() ? (await import('./wpConsent')).consentFor(consentCategory) : undefined;
}

/** Begins, unless WooCommerce's own script has. */
export async function start(): Promise<void> {
  await originalsSettled();
  const page = attributionGlobal();
  const { fields } = page;
  if (!fields) return;
  const params = (page.params ??= {});
  const consent = await consentOf(params);
  // Most pages are reached from the shop itself.
  const findSource = mayComeFromElsewhere(arrival()) ? (await import('./arrival.rules')).findSource : undefined;
  if (!page.setOrderTracking && !customElements.get(ATTRIBUTION_INPUTS)) track(page, params, fields, consent, findSource);
}
