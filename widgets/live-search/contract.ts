/** The live search's form, as ShopEngine prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const FORM = 'form.shopengine-search-form';
/** The field for the search term. */
export const INPUT = '.shopengine-advanced-search-input,[name="s"]';
export const CATEGORY = '.shopengine-ele-nav-search-select';
export const SUBMIT = '[type="submit"]';
/** The box that is shown while the form has the class `OPEN`, and the element in it that takes the server's results. */
export const PANEL = '.shopengine-search-result-container';
export const RESULT = '.shopengine-search-result';

/** One of the server's results, its text, and its title. */
export const ITEM = '.shopengine-search-product__item';
export const CONTENT = '.shopengine-search-product__item--content';
export const TITLE = '.shopengine-search-product__item--title';
/** The link to all results. */
export const MORE = '.shopengine-search-more-products';

/** Classes of the form: while a call is under way, and while its results are shown. */
export const LOADING = 'is-loading';
export const OPEN = 'sr-container-opened';
/** Class of the body while results are shown. */
export const BODY_OPEN = 'shopengine-sr-container-open-body';

/** How ShopEngine's own search script is recognised. */
export const ORIGINAL: OriginalMark = {
  event: 'keyup',
  selectors: ['.shopengine-advanced-search-input, .shopengine-ele-nav-search-select'],
};

/** The parts of a search form. All of them are the server's, and stay where they are. */
export interface SearchProps {
  form: HTMLFormElement;
  /** The field for the search term. */
  input: HTMLInputElement;
  /**
   * The box that the plugin's style sheet shows below the form. It scrolls, and is the grid while there are results.
   */
  panel: HTMLElement;
  /** The element that takes the results. */
  result: HTMLElement;
}

/** The results of a search. */
export interface Results {
  /** The server's nodes, ready for the page. */
  nodes: readonly ChildNode[];
  rows: readonly HTMLElement[];
  /** Ids of the rows' cells. */
  ids: readonly string[];
  /** Follows a row's link. */
  follow(index: number): void;
  /** The text that is announced: the number of results, or the server's message that there are none. */
  said: string;
}
