/**
 * Owns the parts over the images: the veil with its labels, and the handle, which is a slider for keys and screen
 * readers.
 */
import { say } from '../../../src/texts/say';
import { afterImage, beforeAfter, beforeImage } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import type { Comparison } from '../contract';

function createLabel(side: 'before' | 'after', words: string): HTMLElement {
  const label = make('div', { className: `twentytwenty-${side}-label` });
  label.dataset.content = words;
  return label;
}

/** Creates the veil; undefined when the shop wants no veil. */
export function createOverlay({ hasOverlay, labels }: Comparison): HTMLElement | undefined {
  if (!hasOverlay) return undefined;
  const shown = (['before', 'after'] as const).filter((side) => labels[side]);
  const overlay = make(
    'div',
    { className: 'twentytwenty-overlay' },
    ...shown.map((side) => createLabel(side, labels[side])),
  );
  overlay.setAttribute('aria-hidden', 'true');
  return overlay;
}

/** Creates the handle. */
export function createHandle({ isVertical, labels }: Comparison): HTMLElement {
  const arrows = (isVertical ? ['down', 'up'] : ['left', 'right']).map((way) =>
    make('span', { className: `twentytwenty-${way}-arrow` }),
  );
  const handle = make('div', { className: 'twentytwenty-handle', tabIndex: 0 }, ...arrows);
  const name = say(beforeAfter, { before: labels.before || say(beforeImage), after: labels.after || say(afterImage) });
  const attributes = {
    role: 'slider',
    'aria-label': name,
    'aria-orientation': isVertical ? 'vertical' : 'horizontal',
    'aria-valuemin': '0',
    'aria-valuemax': '100',
  };
  for (const [attribute, value] of Object.entries(attributes)) handle.setAttribute(attribute, value);
  return handle;
}
