/** Reads a comparison. It never throws. */
import { number, text } from '../../src/dom/attributes';
import { type Comparison, VERTICAL } from './contract';

/** True for a switch that is on. PHP prints true as 1 and false as an empty text. */
const isOn = (host: Element, name: string) => ['1', 'true', 'yes'].includes(text(host, name));

/** Reads a host. */
export const readComparison = (host: Element): Comparison => ({
  isVertical: host.classList.contains(VERTICAL),
  offset: Math.min(Math.max(number(host, 'data-offset') ?? 0.5, 0), 1),
  labels: { before: text(host, 'data-label_before'), after: text(host, 'data-label_after') },
  // The attribute turns the veil off.
  hasOverlay: !isOn(host, 'data-overlay'),
  followsMouse: isOn(host, 'data-move_slider_on_hover'),
  followsPress: isOn(host, 'data-click_to_move'),
});
