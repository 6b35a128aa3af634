/** Owns digits that roll: each is a column of ten, of which one shows. */
import { make } from '../../src/ui/make';
import { DIGIT } from './contract';

const COLUMN = [...'0123456789'].join('\n');

/** Fills the place with columns; gives what shows how far they have rolled. */
export function createRoll(place: HTMLElement, text: string): (share: number) => void {
  const columns: [column: HTMLElement, digit: number][] = [];
  const parts = [...text].map((sign) => {
    if (!/\d/.test(sign)) return sign;
    const column = make('span', {}, COLUMN);
    columns.push([column, Number(sign)]);
    // The digit itself, unseen, is as wide and high as it will be.
    return make('span', { className: DIGIT }, sign, column);
  });
  // Boxes have no direction of their own: from right to left the number would roll in reverse.
  place.replaceChildren(make('bdi', { dir: 'ltr' }, ...parts));
  return (share) => {
    for (const [column, digit] of columns) column.style.translate = `0 ${-10 * digit * share}%`;
  };
}
