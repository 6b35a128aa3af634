/** Owns what a printed page and the window around it know of each other. Types only. */

/** Where a link or a form leads. */
export interface Visit {
  address: string;
  method?: string;
  /** A form's fields; left out for a link. */
  body?: URLSearchParams;
}

/** A page of the shop, ready for a frame. */
export interface PrintedPage {
  /** Where the shop has led in the end. */
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
  /** Adds a line to what the page has been told. */
  log(what: string): void;
  trail: Trail;
  /** The island that this window is about; "" for none. */
  island: string;
}

/** What has been seen in the window, as browsers keep it for the way back. */
export interface Trail {
  readonly address: string;
  readonly state: unknown;
  /** Puts an address after the present one. `page` is the page that stands there. */
  push(address: string, page: Window | undefined, state?: unknown): void;
  /** Changes what stands at the present place. */
  replace(address: string, state: unknown): void;
  /** One page back; nothing where there is none. */
  back(): void;
}

declare global {
  interface Window {
    liveShop?: LiveShop;
    /** Called where a page has the loader's tag. */
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
