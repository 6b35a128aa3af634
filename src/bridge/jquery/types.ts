/**
 * Owns the types of jQuery's bridge: the parts of jQuery that the islands use, and what the bridge offers. Types only.
 */
import type { CallError } from '../../rules/callError';

interface JQueryEvent {
  type: string;
  target: Element;
  /** The DOM event; missing when a script triggered the event. */
  originalEvent?: Event;
  preventDefault(): void;
  isDefaultPrevented(): boolean;
}

interface Collection {
  trigger(event: string, args: unknown[]): void;
  triggerHandler(event: string, args: unknown[]): unknown;
  on(events: string, handler: (event: JQueryEvent, ...args: unknown[]) => void): void;
  on(events: string, selector: string, handler: (event: JQueryEvent) => void): void;
  data(): Record<string, unknown>;
  get(): Element[];
}

/** The parts of jQuery that the islands use. */
export interface JQuery {
  (target: unknown): Collection;
  ajax?(settings: Record<string, unknown>): { abort(): void; fail(run: (settled: Settled) => void): void };
  /** The defaults of all calls; plugins change them. */
  ajaxSettings?: { xhr?(): XMLHttpRequest };
  fn: Record<string, unknown>;
  [property: string]: unknown;
}

export interface Settled {
  status: number;
  statusText: string;
  responseText?: string;
}

export interface Wire {
  method: 'GET' | 'POST';
  url: string;
  /** URL-encoded. */
  body?: string;
  /** The expected type of the answer; only jQuery's listeners use it. */
  type: 'json' | 'html';
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
}

export interface WireAnswer {
  status: number;
  text: string;
}

export interface JQueryBridge {
  trigger(event: string, args: readonly unknown[], target: EventTarget, isPlain?: boolean): void;
  triggerHandler(event: string, args: readonly unknown[], target: EventTarget): unknown;
  on(events: string, handler: (...args: unknown[]) => void, target: EventTarget): void;
  onBubbling(events: string, handler: (target: Element, ...args: unknown[]) => void): void;
  /** Like `onBubbling`, for a command that is kept: the handler also gets the newest call from before. */
  obey(command: string, handler: (target: Element, ...args: unknown[]) => void): void;
  onTriggeredChange(selector: string, handler: (field: Element) => void): void;
  /**
   * Takes over a form that a script submits through jQuery. The DOM never sees such a submit, and the browser would
   * leave the page.
   */
  onTriggeredSubmit(selector: string, handler: (form: Element) => void): void;
  /**
   * Calls another script's method on the elements. Returns false when no other script has such a method; the loader's
   * own stand-in does not count. A method that throws counts as called. This function is missing when no script can
   * replace a method.
   */
  call?(method: string, elements: readonly Element[], args: readonly unknown[]): boolean;
  /** The elements as a jQuery object, for plugins that expect one. */
  collection(elements: Element | readonly Element[] | null): unknown;
  /** The element's `.data()` values that can be sent; functions, nodes and collections are left out. */
  data(element: Element): Record<string, unknown>;
  /** The elements of a selector; undefined when jQuery does not know the selector either. */
  find(selector: string): Element[] | undefined;
  /**
   * Sends a call through `jQuery.ajax`. Missing when the page has jQuery's slim build.
   * @param Failure the error class to reject with. It is handed in because pages that make no call do not load it
   * @param refuse returns the reason to refuse an answer from an address; undefined for the shop's own addresses
   */
  send?<T>(
    wire: Wire,
    read: (answer: WireAnswer) => T,
    Failure: typeof CallError,
    refuse: (url: string) => CallError | undefined,
  ): Promise<T>;
}
