/** Owns `window.wc_order_attribution`: settings and fields as the page prints them, and two functions that others call. */
import { defaultGlobal } from '../../dom/ownGlobal';
import type { Attribution, Fields } from '../../rules/attribution';
import { pageGlobal } from '../page/globals';

/** As WooCommerce documents it. */
export interface AttributionGlobal {
  params: {
    /** Months. */
    lifetime?: number;
    /** Minutes. */
    session?: number;
    base64?: boolean;
    /** Of the fields' names. */
    prefix?: string;
    allowTracking?: boolean;
    /** Category of the WP Consent API; only where that is on. */
    consentCategory?: string;
  };
  fields: Fields;
  getAttributionData(): Attribution;
  /** Switches tracking on or off; off deletes what was kept. */
  setOrderTracking(isAllowed: boolean): void;
}

/** The page's global with the config's keys over it, whichever of them there is. */
export function attributionGlobal(): Partial<AttributionGlobal> {
  return Object.assign(defaultGlobal<Partial<AttributionGlobal>>('wc_order_attribution', {}), pageGlobal('wc_order_attribution'));
}
