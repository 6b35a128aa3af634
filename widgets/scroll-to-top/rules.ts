/** Owns when the button is shown. Pure. */
import type { Preset, ScrollToTopSettings } from './contract';

/** The two sets of settings (SPEC 2.3, 9). */
export const presets: Record<Preset, ScrollToTopSettings> = {
  page: { after: 100, belowHeader: undefined, fade: 300, duration: 300, top: 0, devices: 'both' },
  header: { after: 300, belowHeader: 100, fade: 0, duration: 300, top: 0, devices: 'both' },
};

type Limits = Pick<ScrollToTopSettings, 'after' | 'belowHeader'>;

/**
 * How far the page is scrolled before the button is shown, in pixels: the later of SPEC 2.3's two places. Undefined
 * when it is always shown.
 * @param header the height of the page's header; 0 for a page without one
 */
export function limitOf({ after, belowHeader }: Limits, header: number): number | undefined {
  if (after === undefined || belowHeader === undefined || !header) return after;
  return Math.max(after, header + belowHeader);
}

/** True when the page is scrolled further than the limit. */
export const isPast = (scrolled: number, limit: number | undefined): boolean =>
  limit === undefined || Math.ceil(scrolled) > limit;

/** True when the device has the button. */
export const isForDevice = (devices: string, isDesktop: boolean): boolean =>
  devices !== (isDesktop ? 'mobile' : 'desktop');
