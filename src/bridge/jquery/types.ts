/** Owns the shapes of jQuery's bridge: as much of jQuery as is used here, and what the bridge offers. Types only. */
import type { CallError } from '../../rules/callError';

interface JQueryEvent {
  type: string;
  target: Element;
  /** Missing when a script triggered the event. */
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

/** As much of jQuery as is used here. */
export interface JQuery {
  (target: unknown): Collection;
  ajax?(settings: Record<string, unknown>): { abort(): void; fail(run: (settled: Settled) => void): void };
  /** What calls are made with unless they say otherwise; plugins change it. */
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
  /** What the answer should be; only jQuery's listeners care. */
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
  /** As `onBubbling` for one of the commands that are kept: the newest that came before is handed over. */
  obey(command: string, handler: (target: Element, ...args: unknown[]) => void): void;
  onTriggeredChange(selector: string, handler: (field: Element) => void): void;
  /** Takes over a form that a script submits through jQuery; the DOM never sees that, and the browser would leave the page. */
  onTriggeredSubmit(selector: string, handler: (form: Element) => void): void;
  /** The element as plugins want it in an object that they are handed. */
  collection(element: Element): unknown;
  /** Values that can be sent; functions, nodes and collections are left out. */
  data(element: Element): Record<string, unknown>;
  /** Undefined when jQuery does not know the selector either. */
  find(selector: string): Element[] | undefined;
  /**
   * Missing where jQuery is its slim build.
   * @param Failure what it rejects with: pages that make no call have no such class
   * @param refuse says why an answer from an address must not be taken; undefined for one of the shop's own
   */
  send?<T>(wire: Wire, read: (answer: WireAnswer) => T, Failure: typeof CallError, refuse: (url: string) => CallError | undefined): Promise<T>;
}
