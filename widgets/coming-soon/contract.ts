/** The "coming soon" banner's markup, as WooCommerce prints it for shop staff (README.md has the table). */

export interface ComingSoonProps {
  /** REST address of the user whose meta remembers the dismissal. */
  url: string;
  nonce: string;
}

export const BANNER = '#coming-soon-footer-banner';
export const DISMISS = 'a.coming-soon-footer-banner-dismiss';
