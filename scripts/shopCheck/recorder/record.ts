/** The record of a page, and the name under which the check finds it in the page's window. */

/** The window's property with the record. */
export const NAME = 'shopIslandsRecord';

/** The arguments of an address that make a page a look: class Check_Look. */
export const ARGUMENTS = ['shop-islands-check', 'shop-islands-check-cart', 'islands'] as const;

/** Something that went wrong on the page. */
export interface Fault {
  how: 'error' | 'console' | 'file';
  text: string;
  /** The script in which it happened, or the file that did not load; "" if it is unknown. */
  file: string;
}

/** Something that the page wanted to do. It was done only if it leaves nothing behind. */
export interface Act {
  how: 'request' | 'follow' | 'jump' | 'dialog' | 'focus';
  what: string;
}

export interface PageRecord {
  faults: Fault[];
  acts: Act[];
  /** Requests that were let through and are not answered yet. */
  pending: number;
}
