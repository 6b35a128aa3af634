/** Owns telling Google's tags what is agreed to: Consent Mode v2, by the page's data layer. */

type Layer = unknown[];

interface Page {
  /** CookieYes' name for the data layer. */
  ckySettings?: { dataLayerName?: string };
}

const page = () => window as unknown as Page & Record<string, Layer | undefined>;

const layerName = () => page().ckySettings?.dataLayerName || 'dataLayer';

/** True where the page has a data layer. */
export const hasDataLayer = (): boolean => Array.isArray(page()[layerName()]);

/** Google's tags tell calls from other entries by this kind of object; an array does not count. */
function call(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  (page()[layerName()] ??= []).push(arguments);
}

/** True once somebody has said what holds until a visitor chooses. */
const hasDefault = () => page()[layerName()]?.some((entry) => (entry as Record<number, unknown> | null)?.[0] === 'consent');

/** Says what holds: as the default if nobody has given one yet (tags then wait half a second for more), else as an update. */
export function tellGoogle(granted: Record<string, 'granted' | 'denied'>): void {
  if (hasDefault()) call('consent', 'update', granted);
  else call('consent', 'default', { ...granted, wait_for_update: 500 });
}
