/** The slider's markup and settings: what the server prints in `data-controls` (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const HOST = '.slider-enabled';
export const PRODUCT = '.products > .product';

/** Swiper at work on the same products. */
export const SWIPER = '.swiper-initialized, .swiper-container-initialized';

export interface SliderSettings {
  isEnabled: boolean;
  /** Slides side by side where there is room. */
  slides: number;
  /** On phones and tablets; undefined where the server does not say. */
  mobile: number | undefined;
  tablet: number | undefined;
  /** The last is followed by the first. */
  isLoop: boolean;
  isAutoplay: boolean;
  /** Milliseconds until the next slide. */
  delay: number;
  /** Pixels between slides. */
  gap: number;
}

/** ShopEngine's script. */
export const ORIGINAL: OriginalMark = { event: 'click', selectors: ['button.my-xs-class'] };
