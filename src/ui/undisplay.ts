/** Owns hiding a server's element while something else stands in its place. */

/** Hides an element. Returns a function that restores its `style` exactly. */
export function undisplay(element: HTMLElement): () => void {
  const { display } = element.style;
  element.style.display = 'none';
  return () => {
    element.style.display = display;
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}
