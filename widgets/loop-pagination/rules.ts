/** Owns how a loop's further pages come, and when there are none. Pure. */
import type { PagesKind, Progress } from './contract';

/** @param type Elementor's `pagination_type`; @param loadType its `pagination_load_type` */
export function kindOf(type: unknown, loadType: unknown): PagesKind {
  if (type === 'load_more_on_click') return 'button';
  if (type === 'load_more_infinite_scroll') return 'infinite';
  return loadType === 'ajax' ? 'ajax' : 'links';
}

/** False on the last page, and where the page is not known. */
export const hasMore = (progress: Progress | undefined): boolean => !!progress?.page && progress.page !== progress.last && !!progress.next;
