/** Owns which phones every story has to fit, and what does not fit one. */

/** Pixels. */
export const PHONES = [320, 390];
export const HEIGHT = 844;

/** What is moved from side to side on purpose, and what only screen readers see. */
const MOVED = '.comparison-table-wrap, .screen-reader-text';

const outerHtml = (element: Element) => (element.cloneNode() as Element).outerHTML;

/** The outermost elements that reach over the screen's edge. */
function overTheEdge(): Element[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isOver = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > innerWidth + 1 || left < -1;
  };
  const over = [...document.body.querySelectorAll('*')].filter(isOver);
  return over.filter((element) => !over.includes(element.parentElement as Element));
}

/** What cuts off a part of its content, in what the library lays over a page. */
const cutOff = (): Element[] =>
  [
    ...document.querySelectorAll(
      ':is(dialog, [role="dialog"], .shop-islands-consent, .shop-islands-notice), :is(dialog, [role="dialog"]) *',
    ),
  ].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== 'visible' &&
      !element.matches(MOVED),
  );

/** What is wider than the screen, or than the dialog around it. */
export const tooWide = (): string[] => [...overTheEdge(), ...cutOff()].map(outerHtml);
