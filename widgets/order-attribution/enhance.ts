/** Remembers where a shopper came from, as long as that is allowed, and gives it to scripts that ask. */

import { clock } from '../../src/bridge/page/clock';
import { pageGlobal } from '../../src/bridge/page/globals';
import { emit } from '../../src/bridge/page/islands';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { originalsSettled } from '../../src/bridge/page/settled';
import { type AttributionGlobal, attributionGlobal } from '../../src/bridge/woocommerce/attributionGlobal';
import { hasBanner } from '../../src/consent/banner';
import { attributionOf, nextJar } from '../../src/rules/attribution';
import { type Jar, minutesOf } from '../../src/rules/attributionCookie';
import { type FindSource, mayComeFromElsewhere } from '../../src/rules/attributionSource';
import { ATTRIBUTION_INPUTS } from '../../src/rules/names';
import { deleteJar, readJar, writeJar } from './page/cookies';
import type { CategoryConsent } from './page/wpConsent';

type Page = Partial<AttributionGlobal>;
type Params = AttributionGlobal['params'];

const arrival = () => ({ url: location.href, referrer: document.referrer });

/** Counts this page view, and keeps its new values. */
function record({ lifetime, session, base64 }: Params, findSource?: FindSource): Jar {
  const jar = nextJar(readJar(), { ...arrival(), userAgent: navigator.userAgent, now: clock.now() }, findSource);
  writeJar(jar, minutesOf(lifetime), Math.trunc(Number(session)) || 30, !!base64);
  return jar;
}

function track(
  page: Page,
  params: Params,
  fields: AttributionGlobal['fields'],
  consent?: CategoryConsent,
  findSource?: FindSource,
): void {
  /** The cookies' content once this page view is counted; undefined while tracking is off. */
  let jar: Jar | undefined;

  const setOrderTracking = (isAllowed: boolean) => {
    params.allowTracking = isAllowed;
    if (!isAllowed) deleteJar();
    jar = isAllowed ? (jar ?? record(params, findSource)) : undefined;
    emit('attribution:changed', {});
  };
  // SPEC 9: tracking is allowed unless the page forbids it. If the page asks for consent, the answer must come first.
  const isAllowedByShop = () => (consent ? !!params.allowTracking : (params.allowTracking ?? true));
  const follow = () => setOrderTracking(consent?.isAllowed() ?? isAllowedByShop());

  Object.assign(page, { getAttributionData: () => attributionOf(fields, jar), setOrderTracking });
  follow();
  consent?.onChoice(setOrderTracking);
  // While this page was away, the shopper may have seen other pages, or refused, and then the cookies are gone.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const kept = readJar();
    if (jar) jar = kept.current ? { ...jar, ...kept } : {};
    follow();
  });
}

/** Loads the code for consent only on pages that ask for it. Rejects when it does not load. */
async function consentOf({ consentCategory = '' }: Params): Promise<CategoryConsent | undefined> {
  return consentCategory || hasBanner() ? (await import('./page/wpConsent')).consentFor(consentCategory) : undefined;
}

/** Starts, unless WooCommerce's own script has started. */
async function begin(): Promise<void> {
  const page = attributionGlobal();
  const { fields = {} } = page;
  const params = (page.params ??= {});
  const consent = await consentOf(params);
  // Shoppers reach most pages from the shop itself, and then the code that finds sources is not needed.
  const findSource = mayComeFromElsewhere(arrival()) ? (await import('./arrival.rules')).findSource : undefined;
  if (!page.setOrderTracking && !customElements.get(ATTRIBUTION_INPUTS))
    track(page, params, fields, consent, findSource);
}

async function watch(): Promise<void> {
  await originalsSettled();
  let begun: Promise<void> | undefined;
  whenGlobal(
    () => pageGlobal('wc_order_attribution').fields,
    () => {
      begun = begin();
    },
  );
  return begun;
}

let started: Promise<void> | undefined;

/** Starts, once, as soon as the page has said what to remember. */
export function start(): Promise<void> {
  started ??= watch();
  return started;
}
