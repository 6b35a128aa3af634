/** Owns the interface between a printed page and the window around it. Types only. */

/** Where a link or a form leads. */
export interface Visit {
  address: string;
  method?: string;
  /** A form's fields; left out for a link. */
  body?: URLSearchParams;
}

/** A page of the shop, ready for a frame. */
export interface PrintedPage {
  /** The address after the shop's redirects. */
  address: string;
  html: string;
}

/** What pages may ask of the window that shows them. */
export interface LiveShop {
  /** The answer to a call of a page, with the visitor's cookies. */
  call(request: Request): Promise<Response>;
  /** A page as the shop prints it. */
  print(visit: Visit): Promise<PrintedPage>;
  /** Cookies, as `document.cookie` gives and takes them. */
  readCookies(): string;
  writeCookie(line: string): void;
  /** Shows another page in the window. */
  go(visit: Visit): void;
  /** Adds a line to the window's list of events. */
  log(what: string): void;
  trail: Trail;
  /** The island that this window is about; "" for none. */
  island: string;
}

/** The history of the window, like a browser's. */
export interface Trail {
  readonly address: string;
  readonly state: unknown;
  /** Adds an entry after the current one. `page` is the page that shows it. */
  push(address: string, page: Window | undefined, state?: unknown): void;
  /** Replaces the current entry. */
  replace(address: string, state: unknown): void;
  /** Goes one entry back, if there is one. */
  back(): void;
}

declare global {
  interface Window {
    liveShop?: LiveShop;
    /** Called at the place of the loader's tag. */
    startShopIslands?: () => void;
    /** The page's `history` and `location`: a frame without an address of its own has neither. */
    shopLocation?: ShopLocation;
    shopHistory?: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  }
}

export type ShopLocation = Pick<
  Location,
  | 'href'
  | 'origin'
  | 'protocol'
  | 'host'
  | 'hostname'
  | 'pathname'
  | 'search'
  | 'hash'
  | 'assign'
  | 'replace'
  | 'reload'
>;
