/** Reads a loop's settings and the progress of its list. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { ANCHOR, type Pagination, type Progress } from './contract';
import { kindOf } from './rules';

/** Reads a loop's settings. */
export function readPagination(host: Element): Pagination {
  const settings = json(host, 'data-settings') ?? {};
  const spinner = settings.load_more_spinner as { value?: unknown } | null | undefined;
  return {
    id: text(host, 'data-id'),
    kind: kindOf(settings.pagination_type, settings.pagination_load_type),
    hasSpinner: !!spinner?.value,
    isScrolled: settings.auto_scroll === 'yes',
  };
}

/** Reads which page is shown; undefined when there is a single page. */
export function readProgress(place: ParentNode): Progress | undefined {
  const anchor = place.querySelector(ANCHOR);
  return anchor
    ? {
        page: Number.parseInt(text(anchor, 'data-page'), 10),
        last: Number.parseInt(text(anchor, 'data-max-page'), 10),
        next: text(anchor, 'data-next-page'),
      }
    : undefined;
}

/** The key of an item: the class that names its post; "" when it has none. */
export const readItemKey = (item: Element): string =>
  [...item.classList].find((name) => /^(e-loop-item|post)-\d+$/.test(name)) ?? '';
