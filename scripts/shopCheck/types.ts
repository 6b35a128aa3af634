/** The types of the check of a shop: pages, looks at them, findings and the result. Types only. */
import type { Finding as DoctorsFinding } from '../doctor/types';
import type { Fault } from './recorder/record';

/** A page that is looked at, as the plugin names it (class Check_Pages). */
export interface PageToCheck {
  /** `home`, `listing`, `product`, `cart`, `checkout`, `account`, `content` or `own`. */
  kind: string;
  /** The page's name for the owner. */
  name: string;
  url: string;
  /** The product in the guest's cart; 0 for an empty cart. */
  cart: number;
}

export type Mode = 'on' | 'off';

/** A place on the page, in pixels from the page's top left corner. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that a shopper sees. */
export interface Sight extends Place {
  what: 'text' | 'picture' | 'control';
  /** The text, the picture's file or the control's label. */
  name: string;
  /**
   * Words by which scripts may find the element: ids, classes and names of attributes, of itself and of its parents.
   */
  marks: readonly string[];
  /** The islands to which it belongs. */
  islands: readonly string[];
}

/**
 * How a page answers a press, a choice, typing or a sent form. `changed`: its HTML changes. `request`: it asks a
 * server. `follow`: it leads to another page. `jump`: it leads to a place on the same page. `prevented`: a script keeps
 * the browser from what it would do. `invalid`: the browser asks for a field.
 */
export type Answer =
  | 'changed'
  | 'request'
  | 'follow'
  | 'jump'
  | 'focus'
  | 'scroll'
  | 'dialog'
  | 'prevented'
  | 'invalid';

/** A control or a form, and what became of using it. */
export interface Press {
  /** Names the control; one control has the same key in every look of the check at the page. */
  key: string;
  how: 'press' | 'choose' | 'type' | 'send';
  label: string;
  answers: readonly Answer[];
  /** Whether the browser leads somewhere by itself, without any script. */
  leads: boolean;
  marks: readonly string[];
  islands: readonly string[];
}

/** A script's file on a page. */
export interface ScriptFile {
  /** WordPress' handle; "" if the tag does not tell it. */
  handle: string;
  src: string;
}

/** Bytes of scripts as the server sends them. */
export interface Weight {
  bytes: number;
  files: number;
  /** Files of other hosts, which tell no size. */
  unmeasured: number;
}

/** The plugin's report on a page (class Report). */
export interface PluginReport {
  gone: readonly string[];
  needed: Readonly<Record<string, readonly string[]>>;
  left: readonly string[];
}

/** An island that failed, and what it says. */
export interface FailedIsland {
  island: string;
  what: string;
}

/** A page at one width, with or without islands, before and after its controls were used. */
export interface Look {
  sights: readonly Sight[];
  presses: readonly Press[];
  faults: readonly Fault[];
  failed: readonly FailedIsland[];
  yielded: readonly string[];
  scripts: readonly ScriptFile[];
  weight: Weight;
  hasJQuery: boolean;
  report: PluginReport;
}

export type FindingKind =
  | 'error'
  | 'gone-text'
  | 'gone-picture'
  | 'gone-control'
  | 'new-text'
  | 'new-picture'
  | 'new-control'
  | 'moved'
  | 'dead'
  | 'dead-form'
  | 'otherwise'
  | 'island';

/** A difference between the page with and without islands. */
export interface Finding {
  kind: FindingKind;
  /** `broken` does not work any more; `differs` works. */
  level: 'broken' | 'differs';
  /** The values for the finding's text. */
  words: readonly string[];
  marks: readonly string[];
  islands: readonly string[];
  /** The file in which an error happened; "" if it is unknown or none. */
  file: string;
}

/** What the owner may do about a finding, and why: the values of the plugin's texts. */
export interface Advice {
  do: 'keep' | 'disable' | 'leave';
  /** A handle, an island or a path. */
  what: string;
  why: 'counts-on' | 'did-this' | 'is-of' | 'unknown';
  words: readonly string[];
}

/** A finding as it is shown: with advice, and with the widths at which it occurred. */
export interface Told extends Finding {
  widths: readonly number[];
  advice?: Advice;
}

/** Why a script stays. */
export interface Stay {
  handle: string;
  /** The reason that the doctor knows; "" for none. */
  why: string;
}

export interface PageResult extends PageToCheck {
  verdict: 'same' | 'differs' | 'broken' | 'unseen';
  /** Why the page could not be looked at; "" if it was. */
  unseen: string;
  off: Weight;
  on: Weight;
  /** Whether jQuery is there without islands, and with them. */
  jquery: { off: boolean; on: boolean };
  /** The scripts for whose sake jQuery stays. */
  stays: readonly Stay[];
  /** Islands whose work the plugin leaves to the originals here; `*` for all. */
  left: readonly string[];
  yielded: readonly string[];
  findings: readonly Told[];
  /** The doctor's findings on the page. */
  doctor: readonly DoctorsFinding[];
}

export interface Result {
  pages: readonly PageResult[];
  /** Whether the owner has stopped the check before its end. */
  isStopped: boolean;
  browser: string;
}

/** The data that the plugin passes to the check's screen. */
export interface ScreenData {
  rest: string;
  nonce: string;
  last: Result | null;
  at: string;
  isOutdated: boolean;
  own: readonly string[];
  settings: string;
  texts: Readonly<Record<string, string>>;
}
