/** Owns the buttons over a gallery's picture: the arrows, and the pause button of a gallery that moves by itself. */
import { make } from '../../../src/ui/make';
import { type Autoplay, startAutoplay } from '../../../src/ui/sliders/autoplay';
import type { Carousel } from '../contract';
import { stepTo } from '../rules';

interface Row {
  index(): number;
  count: number;
  show(index: number): void;
}

export interface CarouselControls {
  root: HTMLElement;
  /** Updates the buttons after another slide is shown. */
  refresh(): void;
  /** Undefined unless the row moves by itself. */
  autoplay?: Autoplay | undefined;
}

interface Arrow {
  item: HTMLElement;
  button: HTMLButtonElement;
  by: number;
}

function makeArrow(name: string, sign: string, ariaLabel: string, by: number, press: (by: number) => void): Arrow {
  const glyph = make('span', { ariaHidden: 'true' }, sign);
  const button = make(
    'button',
    { type: 'button', className: `flex-${name}`, ariaLabel, onclick: () => press(by) },
    glyph,
  );
  return { item: make('li', { className: `flex-nav-${name}` }, button), button, by };
}

/** Makes the buttons. @param names the arrows' names @returns undefined when the shop wants no buttons */
export function makeCarousel(
  host: HTMLElement,
  { hasArrows, isLoop, isAutoplay, delay }: Carousel,
  names: readonly [previous: string, next: string],
  row: Row,
  signal: AbortSignal,
): CarouselControls | undefined {
  if (!hasArrows && !isAutoplay) return undefined;
  const nextTo = (by: number) => stepTo(row.index(), by, row.count, isLoop);
  const step = (by: number) => {
    const next = nextTo(by);
    if (next !== row.index()) row.show(next);
  };
  const arrows = hasArrows
    ? [makeArrow('prev', '‹', names[0], -1, step), makeArrow('next', '›', names[1], 1, step)]
    : [];
  const root = make('div', { className: 'shop-islands-gallery-controls' });
  if (hasArrows) root.append(make('ul', { className: 'flex-direction-nav' }, ...arrows.map(({ item }) => item)));
  return {
    root,
    refresh() {
      for (const { button, by } of arrows) {
        const isAtEnd = nextTo(by) === row.index();
        button.classList.toggle('flex-disabled', isAtEnd);
        // `aria-disabled` and not `disabled`, so that the button keeps the focus at an end.
        button.ariaDisabled = String(isAtEnd);
      }
    },
    autoplay: isAutoplay ? startAutoplay(host, root, delay, () => step(1), signal) : undefined,
  };
}
