/**
 * Owns the types that the demo's views share: the visitor of a page, how the page is printed, and its parts. Types
 * only.
 */
import type { Marks } from '../shop/marks';
import type { Visitor } from '../shop/visitor';
import type { Html } from './parts';

/** Globals of a page by name. */
export type Globals = Record<string, Record<string, unknown>>;

/** The words of `?scheme=`. */
export type Scheme = '' | 'light' | 'dark';

export interface Mode {
  /** Prints jQuery, as most themes do. */
  jquery: boolean;
  /** `strict`: no inline script or style, Trusted Types. `self`: only scripts from this server. */
  csp: 'none' | 'self' | 'strict';
  /** Leaves out ShopEngine's markup: a shop that has only WooCommerce. */
  isPlain: boolean;
  /** Leaves out the islands' script, to see what the server's HTML does alone. */
  islands: boolean;
  /** Gives the script's tag the mark that makes optimisers leave it alone, as the WordPress plugin does. */
  isMarked: boolean;
  /** Uses the lean build. */
  isLean: boolean;
  /** The demo's box to which the owner's beacon reports; '' for none. */
  beacon: string;
  /** The optimiser that changes the pages (demo/optimisers/); '' for none. */
  optimiser: string;
  /** The colours of the pages, light or dark; '' follows the device. */
  scheme: Scheme;
}

/** The visitor and the address of a page. */
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
  /** Globals that this page has in addition to those of every page. A page without a policy prints these itself. */
  globals?: Globals;
  /** The product that the page is about. */
  productId?: string;
  /** Markup at the beginning of the head. */
  first?: Html;
  /** Scripts of other plugins, which run after the islands' own. */
  scripts?: Html;
  /** The page's own style sheet, by the file's name in assets/. */
  sheet?: string;
  /** Prints the content alone, without header, footer and sidebar. */
  isBare?: boolean;
  /** Adds the live search and the currencies to the header. */
  isCatalogue?: boolean;
}
