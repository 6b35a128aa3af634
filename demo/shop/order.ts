/** Owns the shape of an order. Type only. */

export interface Order {
  id: number;
  /** The key that the address of the order's page must have. */
  key: string;
  /** ISO date. */
  date: string;
  lines: { name: string; quantity: number; amount: number }[];
  subtotal: number;
  /** The discount of each coupon. */
  discounts: { code: string; amount: number }[];
  shipping: number;
  total: number;
  /** The title of the way to pay. */
  paymentMethod: string;
  /** The address fields and notes by name. */
  address: Record<string, string>;
  /** Where the shopper came from, by field name without `wc_order_attribution_`. */
  attribution: Record<string, string>;
}
