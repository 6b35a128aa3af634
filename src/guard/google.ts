/** Owns telling Google's tags what is agreed to: Consent Mode v2, by the page's data layer. */
import { ownGlobal } from '../dom/ownGlobal';
import { googleConsent } from '../rules/consent';

/** An entry of the data layer, as Google's `gtag()` makes them. */
type Entry = ArrayLike<unknown> | undefined;

/** CookieYes may give the data layer another name. */
const layerName = () => ownGlobal<{ dataLayerName?: string }>('ckySettings')?.dataLayerName || 'dataLayer';

/** True where the page has a data layer. */
export const hasDataLayer = (): boolean => Array.isArray(ownGlobal(layerName()));

/** The page's data layer. It is made where there is none: Google's tags take the one that they find. */
function layer(): Entry[] {
  if (!hasDataLayer()) Object.assign(window, { [layerName()]: [] });
  return ownGlobal<Entry[]>(layerName()) ?? [];
}

/** Google's tags tell calls from other entries by this kind of object; an array does not count. */
function call(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

/** What the layer was told last about consent. */
const lastTold = () =>
  layer()
    .filter((entry) => entry?.[0] === 'consent')
    .at(-1)?.[2] as Record<string, unknown> | undefined;

/**
 * Says what holds. The default comes first, once: everything is denied that can be. What the visitor has agreed to follows
 * at once, as an update, for which tags wait half a second.
 */
export function tellGoogle(isAllowed: (category: string) => boolean): void {
  if (!lastTold()) call('consent', 'default', { ...googleConsent(() => false), wait_for_update: 500 });
  const granted = googleConsent(isAllowed);
  if (Object.keys(granted).some((name) => lastTold()?.[name] !== granted[name])) call('consent', 'update', granted);
}
