/** Owns the list of phones that every story has to fit, and finds what does not fit. */

/** The widths of the phones, in pixels. */
export const PHONES = [320, 390];
export const HEIGHT = 844;

/** Elements that may be wider: those that scroll sideways on purpose, and those that only screen readers see. */
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

/** Elements that cut off a part of their content, inside the library's dialogs and panels. */
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

/** Elements that are wider than the screen, or than the dialog around them. */
export const tooWide = (): string[] => [...overTheEdge(), ...cutOff()].map(outerHtml);
