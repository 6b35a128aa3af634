/** The markup of what tilts under a mouse (README.md has the table). */

export interface Tilt {
  /** Degrees from one edge to the other. */
  max: number;
  /** Pixels. */
  perspective: number;
  scale: number;
  /** Milliseconds of getting into the tilt and out of it. */
  speed: number;
  easing: string;
  /** Around which axis it does not turn. */
  disabledAxis: string;
  /** Whether it comes to rest when the mouse leaves. */
  hasReset: boolean;
  /** How strong light is that moves with it, 0 to 1; 0 for none. */
  glare: number;
}

export const HOST = '[data-tilt]';
export const EASING = 'cubic-bezier(.03,.98,.52,.99)';
export const GLARE = 'shop-islands-tilt-glare';
/** The direction in which the light grows, on the light. */
export const LIGHT = '--shop-islands-tilt-light';
