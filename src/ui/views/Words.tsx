/** Owns words that may change. */

/**
 * Shows words in an element of their own, which other words replace. A browser that translates the page puts other
 * nodes in the place of a text, and a view that writes into its own text would write into a node that has left the
 * page. Where a shop's styles select a `span`, use the words as the `key` of the element that is there already, instead
 * of this component.
 */
export const Words = ({ children }: { children: string | number }) => <span key={children}>{children}</span>;
