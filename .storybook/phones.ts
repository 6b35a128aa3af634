/** Owns which phones every story has to fit, and what does not fit one. */

/** Pixels. */
export const PHONES = [320, 390];
export const HEIGHT = 844;

/** The outermost elements that reach over the screen's edge. */
export function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isOver = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > innerWidth + 1 || left < -1;
  };
  const over = [...document.body.querySelectorAll('*')].filter(isOver);
  return over.filter((element) => !over.includes(element.parentElement as Element)).map((element) => (element.cloneNode() as Element).outerHTML);
}
