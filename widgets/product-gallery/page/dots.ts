/** Owns the numbered buttons that a shop may choose instead of thumbnails. */
import { say } from '../../../src/texts/say';
import { imageOf } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import type { Pager } from '../contract';

/** Makes the buttons. @param count the number of slides */
export function makeDots(count: number, onChoose: (index: number) => void): Pager {
  const buttons = Array.from({ length: count }, (_, index) => {
    const ariaLabel = say(imageOf, { index: index + 1, count });
    return make(
      'button',
      { type: 'button', className: 'shop-islands-dot', ariaLabel, onclick: () => onChoose(index) },
      String(index + 1),
    );
  });
  return {
    list: make(
      'ol',
      { className: 'flex-control-nav flex-control-paging shop-islands-dots' },
      ...buttons.map((button) => make('li', {}, button)),
    ),
    mark(current) {
      buttons.forEach((button, index) => {
        button.classList.toggle('flex-active', index === current);
        button.ariaCurrent = index === current ? 'true' : null;
      });
    },
    refresh() {},
  };
}
