/** Owns the words that the demo's views share: for whom a page is printed, how, and what stands on it. Types only. */
import type { Marks } from '../shop/marks';
import type { Visitor } from '../shop/visitor';
import type { Html } from './parts';

/** Globals of a page by name. */
export type Globals = Record<string, Record<string, unknown>>;

/** The words of `?scheme=`. */
export type Scheme = '' | 'light' | 'dark';

export interface Mode {
  /** With jQuery, as most themes have it. */
  jquery: boolean;
  /** `strict`: no inline script or style, Trusted Types. `self`: scripts from here only. */
  csp: 'none' | 'self' | 'strict';
  /** Without what ShopEngine prints: a shop that has WooCommerce only. */
  isPlain: boolean;
  /** Without the islands' script, to see what the server's HTML does alone. */
  islands: boolean;
  /** Its tag bears a mark by which optimisers leave it alone, as the WordPress plugin prints it. */
  isMarked: boolean;
  /** With the lean build. */
  isLean: boolean;
  /** Which of the demo's boxes the owner's beacon reports to; '' for none. */
  beacon: string;
  /** Which optimiser prints the pages (demo/optimisers/); '' for none. */
  optimiser: string;
  /** Whether pages are light or dark whatever the device prefers; '' follows it. */
  scheme: Scheme;
}

/** Whom a page is printed for, and at which address. */
export interface PageRequest {
  visitor: Visitor;
  mode: Mode;
  marks: Marks;
  url: URL;
}

export interface PageOptions {
  title: string;
  bodyClass?: string;
  content: Html;
  /** Globals that this page has besides every page's. A page without a policy prints those itself. */
  globals?: Globals;
  /** The product that the page is about. */
  productId?: string;
  /** What stands first in the head. */
  first?: Html;
  /** Scripts of other plugins, which run after the islands' own. */
  scripts?: Html;
  /** A style sheet of its own, by the file's name in assets/. */
  sheet?: string;
  /** The content alone, without header, footer and sidebar. */
  isBare?: boolean;
  /** Its header has the live search and the currencies. */
  isCatalogue?: boolean;
}
