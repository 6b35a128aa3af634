/** The markup of elements that tilt under a mouse (README.md has the table). */

export interface Tilt {
  /** Degrees from one edge to the other. */
  max: number;
  /** The perspective in pixels. */
  perspective: number;
  scale: number;
  /** How long the element takes to tilt and to come to rest, in milliseconds. */
  speed: number;
  easing: string;
  /** The axis around which the element does not turn. */
  disabledAxis: string;
  /** True if the element comes to rest when the mouse leaves. */
  hasReset: boolean;
  /** The strength of the light that moves with the mouse, 0 to 1; 0 for none. */
  glare: number;
}

export const HOST = '[data-tilt]';
export const EASING = 'cubic-bezier(.03,.98,.52,.99)';
export const GLARE = 'shop-islands-tilt-glare';
/** Custom property of the light with the direction in which it grows. */
export const LIGHT = '--shop-islands-tilt-light';
