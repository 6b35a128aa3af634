/** Keeps where a shopper came from, while that is allowed, and gives it to the checkout. */
import { deleteJar, readJar, writeJar } from '../../src/bridge/attributionCookies';
import { type AttributionGlobal, attributionGlobal } from '../../src/bridge/attributionGlobal';
import { setExtensionData, whenBlockCheckout } from '../../src/bridge/blockCheckout';
import { clock } from '../../src/bridge/clock';
import { shopIslands } from '../../src/bridge/islands';
import { type CategoryConsent, consentFor } from '../../src/bridge/wpConsent';
import { attributionOf, nextJar } from '../../src/rules/attribution';
import { type Jar, minutesOf } from '../../src/rules/attributionCookie';
import { ELEMENT, NAMESPACE } from './contract';
import { fillForms } from './form';

type Settings = Pick<AttributionGlobal, 'params' | 'fields'> & Partial<AttributionGlobal>;

/** Counts this page view, and keeps what is new. */
function record({ lifetime, session, base64 }: Settings['params']): Jar {
  const { href } = location;
  const jar = nextJar(readJar(), { url: href, referrer: document.referrer, userAgent: navigator.userAgent, now: clock.now() });
  writeJar(jar, { minutes: minutesOf(lifetime), sessionMinutes: Math.trunc(Number(session)) || 30, isBase64: !!base64 });
  return jar;
}

/** @returns tells the page's forms what is known */
function track(page: Settings, consent: CategoryConsent): () => void {
  const { params, fields } = page;
  const { prefix = '' } = params;
  /** This page's visit, once it is counted; nothing while tracking is off. */
  let jar: Jar | undefined;

  const getAttributionData = () => attributionOf(fields, jar);
  const tellForms = () => fillForms(getAttributionData(), prefix);
  const tellBlocks = () => setExtensionData(NAMESPACE, getAttributionData());
  const setOrderTracking = (isAllowed: boolean) => {
    params.allowTracking = isAllowed;
    if (!isAllowed) deleteJar();
    jar = isAllowed ? (jar ?? record(params)) : undefined;
    tellForms();
    tellBlocks();
  };
  const follow = () => setOrderTracking(consent.isAllowed() ?? !!params.allowTracking);

  Object.assign(page, { getAttributionData, setOrderTracking });
  follow();
  whenBlockCheckout(tellBlocks);
  consent.onChoice(setOrderTracking);
  // Meanwhile the shopper may have seen other pages, or refused; then the cookies are gone.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const kept = readJar();
    if (jar) jar = kept.current ? { ...jar, ...kept } : {};
    follow();
  });
  return tellForms;
}

const hasSettings = (page: Partial<AttributionGlobal>): page is Settings => !!page.params && !!page.fields;

let tell = () => {};

/** Begins, unless WooCommerce's own script has. */
export async function start(): Promise<void> {
  await shopIslands().originalsSettled();
  const page = attributionGlobal();
  if (!hasSettings(page)) return;
  const consent = await consentFor(page.params.consentCategory ?? '');
  if (!page.setOrderTracking && !customElements.get(ELEMENT)) tell = track(page, consent);
}

/** A form has come, with the page or later. */
export function adopt(): undefined {
  // WooCommerce's own script may have come meanwhile.
  if (!customElements.get(ELEMENT)) tell();
}
