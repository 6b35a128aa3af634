/** Owns when the button is there. Pure. */
import type { Preset, ScrollToTopSettings } from './contract';

/** SPEC 2.3, 9: 100 px with 300 ms, or 300 px and the header's height and 100. */
export const presets: Record<Preset, ScrollToTopSettings> = {
  page: { after: 100, belowHeader: undefined, fade: 300, duration: 300, top: 0, devices: 'both' },
  header: { after: 300, belowHeader: 100, fade: 0, duration: 300, top: 0, devices: 'both' },
};

type Limits = Pick<ScrollToTopSettings, 'after' | 'belowHeader'>;

/**
 * Pixels above which the button is there: the later of the two places (SPEC 2.3 gives both); undefined: always.
 * @param header height of the page's header; 0 where there is none
 */
export function limitOf({ after, belowHeader }: Limits, header: number): number | undefined {
  if (after === undefined || belowHeader === undefined || !header) return after;
  return Math.max(after, header + belowHeader);
}

export const isPast = (scrolled: number, limit: number | undefined): boolean => limit === undefined || Math.ceil(scrolled) > limit;

export const isForDevice = (devices: string, isDesktop: boolean): boolean => devices !== (isDesktop ? 'mobile' : 'desktop');
