/** The live search's form, as ShopEngine prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const FORM = 'form.shopengine-search-form';
/** The field of the term. */
export const INPUT = '.shopengine-advanced-search-input,[name="s"]';
export const CATEGORY = '.shopengine-ele-nav-search-select';
export const SUBMIT = '[type="submit"]';
/** What is shown while the form has the class `OPEN`, and what the server's results are put into. */
export const PANEL = '.shopengine-search-result-container';
export const RESULT = '.shopengine-search-result';

/** One of the server's results, its words, its links. */
export const ITEM = '.shopengine-search-product__item';
export const CONTENT = '.shopengine-search-product__item--content';
export const TITLE = '.shopengine-search-product__item--title';
/** Leads to everything that there is. */
export const MORE = '.shopengine-search-more-products';

/** On the form: a call is under way, its results are shown. */
export const LOADING = 'is-loading';
export const OPEN = 'sr-container-opened';
/** On the body, while results are shown. */
export const BODY_OPEN = 'shopengine-sr-container-open-body';

/** How ShopEngine's own script is told, which searches too. */
export const ORIGINAL: OriginalMark = { event: 'keyup', selectors: ['.shopengine-advanced-search-input, .shopengine-ele-nav-search-select'] };

/** The parts of a form that searches: all of them are the server's, and stay where they are. */
export interface SearchProps {
  form: HTMLFormElement;
  /** The field of the term. */
  input: HTMLInputElement;
  /** What the plugin's style sheet shows below the form: it scrolls, and is the grid while there are results. */
  panel: HTMLElement;
  /** What the results are put into. */
  result: HTMLElement;
}

/** What a search has found. */
export interface Results {
  /** The server's, for the page. */
  nodes: readonly ChildNode[];
  rows: readonly HTMLElement[];
  /** Ids of the rows' cells. */
  ids: readonly string[];
  /** Goes where a row leads. */
  follow(index: number): void;
  /** What a screen reader is told: how many there are, or the server's words that there are none. */
  said: string;
}
