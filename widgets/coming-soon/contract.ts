/** The "coming soon" banner's markup, as WooCommerce prints it for shop staff (README.md has the table). */

export interface ComingSoonProps {
  /** REST address of the user whose meta remembers the dismissal; undefined where what is printed is no such address. */
  url: string | undefined;
  /** The banner's own; "" where it has none. No other goes with the call. */
  nonce: string;
}

export const BANNER = '#coming-soon-footer-banner';
export const DISMISS = 'a.coming-soon-footer-banner-dismiss';
