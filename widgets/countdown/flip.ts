/** Owns a number on leaves, of which the upper one turns down when it changes. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import { make } from '../../src/ui/make';
import { FLIP, FLIP_AFTER, type Unit } from './contract';

/** Units' classes, as the flip clock's styles have them. */
const NAMES: Record<Unit, string> = { week: 'wks', day: 'days', hour: 'hrs', minute: 'mins', second: 'secs' };
const LEAVES = ['curr elementskit-top', 'next elementskit-top', 'next elementskit-bottom', 'curr elementskit-bottom'];

/** Makes one; gives it, and what shows a number on it. */
export function createFlip(unit: Unit, label: string, { after }: Clock = clock): [element: HTMLElement, write: (digits: string) => void] {
  const leaves = LEAVES.map((names) => make('span', { className: `elementskit-count elementskit-${names}` }));
  const place = make(
    'div',
    { className: `elementskit-time elementskit-${NAMES[unit]} ekit-countdown-inner` },
    ...leaves,
    make('span', { className: 'elementskit-label' }, label),
  );
  let shown = '';
  return [
    place,
    (digits) => {
      for (const leaf of leaves) leaf.textContent = leaf.matches('.elementskit-next') ? digits : shown || digits;
      place.classList.remove(FLIP);
      if (shown) after(FLIP_AFTER, () => place.classList.add(FLIP));
      shown = digits;
    },
  ];
}
