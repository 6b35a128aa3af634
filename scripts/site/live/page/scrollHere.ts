/**
 * Scrolls this page to an element, and nothing else: `scrollIntoView` would also scroll the document around the frame,
 * while somebody reads it.
 * @param block where in the window the element then stands
 */
export function scrollHere(element: Element, block: 'start' | 'center'): void {
  const { top, height } = element.getBoundingClientRect();
  scrollBy({ top: block === 'start' ? top : top + (height - innerHeight) / 2, behavior: 'instant' });
}
