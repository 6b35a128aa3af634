/** Owns what an order holds. Type only. */

export interface Order {
  id: number;
  /** What its page asks for in the address. */
  key: string;
  /** ISO date. */
  date: string;
  lines: { name: string; quantity: number; amount: number }[];
  subtotal: number;
  /** What each coupon took off. */
  discounts: { code: string; amount: number }[];
  shipping: number;
  total: number;
  /** The way it is paid, as the shopper reads it. */
  paymentMethod: string;
  /** The address fields and notes by name. */
  address: Record<string, string>;
  /** Where the shopper came from, by field name without `wc_order_attribution_`. */
  attribution: Record<string, string>;
}
