/** Owns what a part of the page reads, on one line. */
export const words = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
