/** The slider's markup and settings: what the server prints in `data-controls` (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const HOST = '.slider-enabled';
export const PRODUCT = '.products > .product';

/** Elements that Swiper has taken over. */
export const SWIPER = '.swiper-initialized, .swiper-container-initialized';

export interface SliderSettings {
  isEnabled: boolean;
  /** How many slides stand side by side on a wide screen. */
  slides: number;
  /** The same on phones and tablets; undefined if the server does not print it. */
  mobile: number | undefined;
  tablet: number | undefined;
  /** True if the first slide follows the last. */
  isLoop: boolean;
  isAutoplay: boolean;
  /** Milliseconds until the next slide. */
  delay: number;
  /** Pixels between slides. */
  gap: number;
}

/** How ShopEngine's script is recognised. */
export const ORIGINAL: OriginalMark = { event: 'click', selectors: ['button.my-xs-class'] };
