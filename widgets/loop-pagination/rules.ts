/** Owns how a loop loads further pages, and when there are none. Pure. */
import type { PagesKind, Progress } from './contract';

/** How the pages come. @param type Elementor's `pagination_type`; @param loadType its `pagination_load_type` */
export function kindOf(type: unknown, loadType: unknown): PagesKind {
  if (type === 'load_more_on_click') return 'button';
  if (type === 'load_more_infinite_scroll') return 'infinite';
  return loadType === 'ajax' ? 'ajax' : 'links';
}

/** True when there is a further page. False on the last page, and when the page is unknown. */
export const hasMore = (progress: Progress | undefined): boolean =>
  !!progress?.page && progress.page !== progress.last && !!progress.next;
