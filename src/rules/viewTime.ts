/** Owns when a view takes over from the server's nodes that its store already drives. Pure. */

/** What a browser says about its line and its device. Some browsers say nothing. */
export interface Means {
  /** The Network Information API's `navigator.connection`. */
  connection?: { saveData?: boolean | undefined; effectiveType?: string | undefined } | undefined;
  /** Gigabytes, rounded by the browser. */
  deviceMemory?: number | undefined;
}

/** `idle`: when the page has loaded and is idle; `hand`: when a hand comes near the host, or never. */
export type ViewTime = 'idle' | 'hand';

/** The largest device that counts as small, in gigabytes. */
const SMALL = 2;

/** When a view takes over. A shopper who saves data, or has a slow line or a small device, gets no view unasked. */
export function viewTime({
  connection: { saveData, effectiveType = '4g' } = {},
  deviceMemory = SMALL + 1,
}: Means): ViewTime {
  return saveData || effectiveType !== '4g' || deviceMemory <= SMALL ? 'hand' : 'idle';
}
