/**
 * Owns `window.wc_order_attribution`: the settings and fields that the page prints, and two functions that others call.
 */
import { defaultGlobal } from '../../dom/ownGlobal';
import type { Attribution, Fields } from '../../rules/attribution';
import { pageGlobal } from '../page/globals';

/** The global as WooCommerce documents it. */
export interface AttributionGlobal {
  params: {
    /** Months. */
    lifetime?: number;
    /** Minutes. */
    session?: number;
    base64?: boolean;
    /** The prefix of the fields' names. */
    prefix?: string;
    allowTracking?: boolean;
    /** Category of the WP Consent API; only on pages with that API. */
    consentCategory?: string;
  };
  fields: Fields;
  getAttributionData(): Attribution;
  /** Switches tracking on or off. Off deletes the cookies. */
  setOrderTracking(isAllowed: boolean): void;
}

/** The page's global, with the keys that the config sets in place of the page's. Either may be missing. */
export function attributionGlobal(): Partial<AttributionGlobal> {
  return Object.assign(
    defaultGlobal<Partial<AttributionGlobal>>('wc_order_attribution', {}),
    pageGlobal('wc_order_attribution'),
  );
}
