/** The "coming soon" banner's markup, as WooCommerce prints it for shop staff (README.md has the table). */

export interface ComingSoonProps {
  /**
   * The REST address of the user, whose meta remembers the dismissal; undefined if the printed address is not that of a
   * user.
   */
  url: string | undefined;
  /** The nonce that the banner prints; "" without one. The call uses no other nonce. */
  nonce: string;
}

export const BANNER = '#coming-soon-footer-banner';
export const DISMISS = 'a.coming-soon-footer-banner-dismiss';
