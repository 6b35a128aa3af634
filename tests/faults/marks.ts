/** The marks of a page that waits. A failure must not leave a mark that was not there before. */

const NAME = /^(?!.*loaded)(.*(loading|processing|updating|busy|blockUI|blockOverlay).*|.*(spinner|overlay|loader))$/i;
const STATES = { 'aria-busy': 'true', 'aria-disabled': 'true', disabled: '' } as const;

const marksOf = (element: Element): string[] => [
  ...[...element.classList].filter((name) => NAME.test(name)).map((name) => `.${name}`),
  ...Object.entries(STATES)
    .filter(([name, value]) => element.getAttribute(name) === value)
    .map(([name]) => `[${name}]`),
];

/** Each mark with the element that carries it. */
export const marks = (): string[] =>
  [...document.querySelectorAll('*')]
    .flatMap((element) =>
      marksOf(element).map((mark) => `${element.localName}${element.id && `#${element.id}`} ${mark}`),
    )
    .sort();
