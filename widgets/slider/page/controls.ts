/** Owns a slider's buttons. They use the icons of the shop's own arrows, which work only with Swiper. */
import { make } from '../../../src/ui/make';

/** Class of the element around the buttons. */
export const CONTROLS = 'shop-islands-slider-controls';

type Action = readonly [label: string, run: () => void];

export interface Controls {
  root: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
}

function makeArrow(host: Element, name: string, sign: string, [label, run]: Action): HTMLButtonElement {
  const icon = host.querySelector(`.swiper-button-${name} svg`)?.cloneNode(true) ?? sign;
  return make('button', { type: 'button', ariaLabel: label, onclick: run }, make('span', { ariaHidden: 'true' }, icon));
}

/** Makes the buttons. */
export function makeControls(host: Element, back: Action, forth: Action): Controls {
  const previous = makeArrow(host, 'prev', '‹', back);
  const next = makeArrow(host, 'next', '›', forth);
  const root = make('div', { className: `shop-islands ${CONTROLS}` }, previous, next);
  return { root, previous, next };
}

/** Shows on the buttons where the row is. They are hidden when all products are in view. */
export function showPosition({ root, previous, next }: Controls, index: number, last: number, wraps: boolean): void {
  root.hidden = !last;
  // `aria-disabled` and not `disabled`, so that the button keeps the focus at an end.
  previous.ariaDisabled = String(index <= 0 && !wraps);
  next.ariaDisabled = String(index >= last && !wraps);
}
