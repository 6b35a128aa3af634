/** Reads a widget area. */
import { text } from '../../src/dom/attributes';
import { LOADED } from './contract';

/** Id of the post that holds the content; '' when there is nothing to load. */
export const readPost = (area: Element): string =>
  area.classList.contains(LOADED) ? '' : text(area, 'data-ajax-post-id');
