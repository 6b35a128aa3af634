/** The types that the loader, the islands and the page share. Types only: nothing here costs a byte. */
import type { ComponentType } from 'react';
import type { PluralForms } from '../texts/table';
import type { EmitWords, IslandEvents, Problem, Stores, Watched } from './events';

export type { Problem, Watched };

/**
 * When an island's code is fetched. `media:(max-width: 921px)` waits until the query matches. Hosts of `idle`,
 * `visible` and `media:` are looked for in an idle moment, within a second.
 */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`;

/** Where an island stands; written to `data-island-status` on its host. */
export type Status = 'found' | 'loading' | 'ready' | 'yielded' | 'failed';

/** What a shopper did on a host: kept while the island's code is on its way, handed over once. */
export type IntentType = 'click' | 'submit' | 'change';

/**
 * How a plugin's own script is recognised: by something that only this script does while it runs. It binds jQuery
 * handlers on a host, or around it up to the window: an event with one of these selectors, two events with one
 * function, or an event with data. It adds a method to jQuery's collections. It makes an element or a class on a host
 * or around it. Or its tag has this id, which counts for the hosts within `on`. A tag only promises a script, and loses
 * its hosts when the script does not run (runtime/silentOriginals.ts).
 */
export type OriginalMark =
  | { event: string; selectors: readonly string[] }
  | { event: string; and: string }
  | { event: string; hasData: true }
  | { method: string }
  | { script: string; on?: string }
  | { within: string };

/** One row of the registry: how to find an island and when to wake it. Data only. */
export interface IslandRow {
  /** Unique, kebab-case; also what a theme writes into `data-island`. The island of the chunk has the same name. */
  name: string;
  /** File of `dist/` that holds its code, without hash and ending. Default: its name. */
  chunk?: string;
  /** Its chunk brings the rows of several islands, which then take over from this one (`rows` of the module). */
  family?: true;
  /** Default: `load`. */
  when?: Trigger;
  /**
   * For `visible`: the attribute by which parts of a host are named. Where the page's hash is such a name, the host
   * does not wait to be seen.
   */
  named?: string;
  /**
   * Selector of the markup that plugins print, or an array of selectors, which are found faster than one long selector;
   * `[data-island~="name"]` is always matched too.
   */
  match?: string | readonly string[];
  /** True when the island has a View, so that the React chunk is fetched beside it. */
  view?: boolean;
  /** A chunk that the island's own chunk imports. Both are requested at once, not one after the other. */
  beside?: string;
  /** Elements whose click, submit or change is this island's action. */
  click?: string;
  /**
   * Links that its island hears itself. Like those of `click` they answer to a click that a script triggers through
   * jQuery.
   */
  links?: string;
  submit?: string;
  change?: string;
  /**
   * Commands that its island obeys: those that come as `island:{command}` before its code wake it, and are kept for it.
   */
  hears?: readonly string[];
  /** Class that is put on a clicked element until the island has taken the click over. */
  busy?: string;
  /**
   * Class that makes the plugin's own script skip an element, or `-class` if that script handles only elements with the
   * class. The class changes only while an event is dispatched.
   */
  skip?: string;
  /**
   * The mark by which the plugin's own script is recognised, or several marks. While that script is at work, the island
   * stays `yielded`.
   */
  yieldsTo?: OriginalMark | readonly OriginalMark[];
  /**
   * sessionStorage key under which a kept click's data attributes are left for the next page, if this one ends first.
   */
  outlives?: string;
  /**
   * Cookie that tells the next page of a kept click that could not be left, or of a kept submit, which only its own
   * island can read.
   */
  unkept?: string;
  /** Markup that is no host, but wakes a page that sleeps without a cart, once it is seen. */
  wakes?: readonly string[];
  /**
   * The chunk that begins it on a page whose `core` is not fetched: see `begin` of the module. It imports no chunk but
   * `alone`.
   */
  alone?: string;
  /** For `alone`: the page's global that asks for the island. Default: its hosts do. */
  global?: string;
  /** For `alone`: a cart that is not empty asks for the island. */
  cart?: true;
  /** Used instead of importing `chunk`, by pages that bring islands of their own. */
  load?: () => Promise<IslandModule>;
}

/**
 * The exports of a chunk: one island or several. A family's chunk also exports the rows of its islands. `mount`
 * replaces the React chunk's own.
 */
export interface IslandModule {
  default: AnyIsland | readonly AnyIsland[];
  rows?: readonly IslandRow[] | undefined;
  mount?: MountView;
  /**
   * Runs an island without the core chunk, for rows that name a chunk `alone`. When the core chunk comes, the island is
   * not begun a second time.
   */
  begin?(name: string): void;
}

export type Cleanup = () => void;

/** A shopper's action on its way to an island. */
export interface Intent<Store = undefined> {
  type: IntentType;
  /** The element that matched the registry's `click`, `submit` or `change` selector. */
  target: HTMLElement;
  /** The button a form was submitted with. */
  submitter: HTMLElement | null;
  /** The store of the host's instance; undefined in mode `enhance`. */
  store: Store;
}

/** Gives the server's nodes life without a view of its own. No React is loaded. */
export interface EnhanceIsland {
  name: string;
  mode: 'enhance';
  /** Once per page, when the code has come; the island is ready when it is done. */
  start?(): void | Promise<void>;
  /** In place of `start`, on a page of a visit for which the island is off: finishes what an earlier page has begun. */
  finish?(): void;
  /** Once per host, now or later. The function that it returns runs when the host leaves the page. */
  adopt?(host: HTMLElement): Cleanup | undefined;
  /** `false` leaves the action to the browser. */
  onIntent?(intent: Intent): void | false;
}

/** What a view is given. A view renders; what it does goes to its store. */
export interface ViewProps<Props, Store = undefined> {
  /** What `read` found in the server's markup. */
  props: Props;
  /** What `createStore` made of it. */
  store: Store;
  /** The server's element; where the view stands, in mode `replace`; the body, for an island per page. */
  host: HTMLElement;
}

/** A component that shows an island. */
export type View<Props, Store = undefined> = ComponentType<ViewProps<Props, Store>>;

interface ViewIslandBase<Props, Store> {
  name: string;
  mode: 'beside' | 'replace';
  /** One instance per host (default), or one for the whole page, rendered at the end of the body. */
  per?: 'host' | 'page';
  /** Once per page, when the code has come; the island is ready when it is done. */
  start?(): void | Promise<void>;
  /** For an island per page: once per host, now or later. */
  adopt?(host: HTMLElement): void;
  /** Reads the server's markup. It never throws and never writes. */
  read(host: HTMLElement): Props;
  createStore?(props: Props, host: HTMLElement): Store;
  /**
   * Puts the view's own node into the page (`beside`). Default: after the host; for an island per page, at the end of
   * the body.
   */
  insert?(container: HTMLElement, host: HTMLElement): void;
  /** Runs when the host leaves the page. */
  destroyStore?(store: Store): void;
  /**
   * The part of the host in which a `replace` view stands; null for one that takes its places itself (`InsteadOf`).
   * Default: the host.
   */
  place?(host: HTMLElement): HTMLElement | null;
  /**
   * `false` leaves the action to the browser. The pressed element stays busy until the returned promise settles (it
   * must never reject), and while the view is on its way.
   */
  onIntent?(intent: Intent<Store>): void | false | Promise<void>;
  /**
   * Mounts the view with the page's own React: `defineIsland` of `shop-islands/react` sets it. Default: the shop's
   * React.
   */
  mount?: MountView;
}

/**
 * Has a React view: next to the server's nodes (`beside`) or in their place (`replace`). Its code and React come with
 * the island.
 */
export interface EagerViewIsland<Props, Store = undefined> extends ViewIslandBase<Props, Store> {
  View: View<Props, Store>;
}

/** What `serve` gets. */
export interface Served<Props, Store> {
  /** What `read` found in the server's markup. */
  props: Props;
  /** What `createStore` made of it. */
  store: Store;
  /** The island's host, in each mode. */
  host: HTMLElement;
}

/**
 * Has a React view that is not always there: its store decides first, without React. Its row has no `view`. What only
 * the view can show is fetched, with React, when there is something to show. What the server's own nodes can show is
 * served from the first moment, and the view takes over in time (`inTime` of src/ui/views/inTime.ts).
 */
export interface LazyViewIsland<Props, Store> extends ViewIslandBase<Props, Store> {
  createStore(props: Props, host: HTMLElement): Store;
  /** Turns true once the view is to come; it may be true from the start. */
  isWanted(store: Store, host: HTMLElement): Watched<boolean>;
  loadView(): Promise<{ View: View<Props, Store> }>;
  /**
   * Shows on the host's own nodes what the view would show, and returns how to put these back as they were. It runs at
   * once, until the view is there, and again when the view breaks or does not load (`isLost`); the island then goes on
   * handling the shopper's actions. Without `serve`, the store is destroyed in that case, and the browser handles the
   * server's links and forms.
   */
  serve?(given: Served<Props, Store>, isLost?: true): Cleanup | undefined;
  /**
   * Calls `take` once the view may take the place of what `serve` shows, because nobody is in the middle of using it.
   * Default: at once.
   */
  whenFree?(store: Store, take: () => void): void;
}

export type ViewIsland<Props, Store = undefined> = EagerViewIsland<Props, Store> | LazyViewIsland<Props, Store>;

// Registries hold islands of every kind of props; each definition is checked where it is written.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyIsland = EnhanceIsland | ViewIsland<any, any>;

/** A mounted island: its store, and how to take it off the page. */
export interface Instance {
  store?: unknown;
  unmount?: Cleanup | undefined;
  /** Set while the view is on its way. Settles when the view is there or could not be loaded, and never rejects. */
  coming?: Promise<void> | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
export type MountView = (island: ViewIsland<any, any>, host: HTMLElement, fail: (cause: unknown) => void) => Instance;

/** The page's settings: `<script type="application/json" data-islands-config>`. Every field is optional. */
export interface Config {
  /** Folder of `dist/`, absolute or relative to the page. Default: the script's own folder. */
  base?: string;
  /** Islands that must not run on this page; `*` for all of them. */
  disable?: string[];
  /** The name of the program that has written `disable`, if no person has: its names need no check for misspellings. */
  disabledBy?: string;
  /** Page globals by name (`wc_add_to_cart_params` …); their keys win over the page's own. */
  globals?: Record<string, Record<string, unknown>>;
  /** Texts by language tag, or by `*` for every language, then by key (see docs/texts.md). */
  texts?: Record<string, Record<string, string | PluralForms>>;
  /** REST root of the shop builder's routes. Default: `shopEngineApiSettings.resturl`. */
  restUrl?: string;
  /** REST root of ElementsKit's routes. Default: `elementskit.resturl`. */
  elementsKitRestUrl?: string;
  /** Actions of `admin-ajax` that answer posts grids, beside the WordPress plugin's own. */
  postsActions?: string[];
  /** Address of the shop's own address service: SPEC 4.5's suggestions without a provider. Default: none. */
  addressEndpoint?: string;
  /** Address of the page where shoppers log in. Default: the page's own link to `/my-account/`. */
  loginUrl?: string;
  /**
   * How a guest is told that a wishlist needs a login: `alert` is the browser's own. Default: a message on the page.
   */
  loginNotice?: 'message' | 'alert';
  /** Nonce for REST calls. Default: `shopEngineApiSettings.rest_nonce`. */
  restNonce?: string;
  /** The store's time zone, an IANA name or ±hh:mm (`wp_timezone_string()`). Default: +00:00. */
  timeZone?: string;
  /**
   * The shop's locale, such as `de_DE_formal` (`determine_locale()`): it tells a formal translation from an informal
   * one. It counts where its language is the page's. Default: the page's `lang`.
   */
  locale?: string;
  /** Milliseconds a call that changes the cart may take. Default 15000. */
  timeout?: number;
  /**
   * Set when a part of the config was broken or of the wrong kind and has been left out: the field's name, or "it" for
   * the whole script.
   */
  isOdd?: string;
}

/** `window.shopIslands`: what a theme or plugin may call. */
export interface ShopIslands {
  readonly version: string;
  readonly config: Config;
  /** Cross-island nanostores by name; shared by every copy of the library on the page. */
  readonly stores: Stores;
  /**
   * Dispatches the DOM event `island:{type}`, which bubbles, by default on the body; false when a listener cancelled
   * it.
   */
  emit<Type extends keyof IslandEvents>(type: Type, ...words: EmitWords<Type>): boolean;
  /** Looks for islands below `root` now. Late HTML is found without this call. */
  scan(root?: ParentNode): void;
  /** Wakes the islands on `host` (or only `name`) at once, whatever their trigger. */
  mount(host: HTMLElement, name?: string): Promise<void>;
  /** Loads an island's code now. An island of a family is known by its name once the family has come. */
  wake(name: string): Promise<void>;
  /** Switches an island off for the visit; the server's links and forms work again. */
  disarm(name: string, problem: Problem): void;
  /** What has been reported on this page, the oldest first. */
  readonly problems: readonly Problem[];
  /** Tells a developer what went wrong, as a cancelable `island:error` and on the console. */
  report(problem: Problem): void;
  /** Adds islands of the page's own. */
  add(rows: readonly IslandRow[]): void;
  /** Listens to `island:{type}` on the document. Returns how to stop. */
  on<Type extends keyof IslandEvents>(
    type: Type,
    listener: (event: CustomEvent<IslandEvents[Type]>) => void,
  ): () => void;
  /** Runs a command now; before the script is there, `window.shopIslands` is an array with the same method. */
  push(...commands: Command[]): void;
}

/** What is run with `window.shopIslands`, at once or when the script is there. */
export type Command = (api: ShopIslands) => void;

/** The DOM events by their names on the page, for `document.addEventListener`. */
type IslandEventMap = { [Type in keyof IslandEvents as `island:${Type}`]: CustomEvent<IslandEvents[Type]> };

declare global {
  interface Window {
    /** Commands that wait for the script; the page's one loader from then on. */
    shopIslands?: ShopIslands | Command[];
  }
  interface DocumentEventMap extends IslandEventMap {}
}

/**
 * Does the work of a call, and returns what the caller gets; undefined for the collection itself.
 * @param self the collection, or jQuery itself
 */
export type RunCall = (name: string, self: unknown, args: readonly unknown[]) => unknown;

/** `window.shopIslands` as the library's own islands see it. */
export interface Loader extends ShopIslands {
  /**
   * Fetches what examines the page, reports what is wrong with it, and shows the overlay where the address asks for it.
   */
  examine(): unknown;
  /** True while the plugin's own script is at work, on `host` too if one is given; `mark` says how it is recognised. */
  isOriginalActive(mark: OriginalMark, host?: Element): boolean;
  /** Takes the function that does what plugins call on jQuery (loader/legacyCalls.ts). */
  takeCalls(run: RunCall): void;
  /**
   * The newest events by which scripts said that the cart has changed, the newest last: the type of a jQuery event, or
   * `DOM_NEWS`, and the target with the arguments. The code that listens for itself reads them once, when it comes.
   */
  heard: Map<string, unknown[]>;
  /**
   * What the tab kept of adds when the page began: another script may empty the storage before the code comes that
   * needs it.
   */
  leftAdds: string | null;
  /** Obeys a command that a row names (`hears`), from now on; the newest one that came before is handed over. */
  obey(command: string, run: (event: CustomEvent) => void): void;
}
