/** Owns the type of a view's anatomy: what a designer has to know of a view and cannot see in its code. */

/** An element that a theme may style. */
export interface Part {
  /** The part's `data-part`, where the view renders the element itself. */
  part?: string;
  /** A class of the element, without the dot. */
  className?: string;
  /** What the part is, in one sentence. */
  is: string;
}

/** What a key does. */
export type Key = readonly [keys: string, does: string];

/** When a designer takes the view, in whole sentences. */
export interface Advice {
  /** Where the view belongs. */
  use: string;
  dos: readonly string[];
  donts: readonly string[];
}

export interface Anatomy {
  advice: Advice;
  /** Parts, from the outermost on. */
  parts: readonly Part[];
  /**
   * True where the view stands in the dialog that all views share. The page then lists the dialog's parts and keys
   * first.
   */
  isDialog?: true;
  /** What each key does; empty where the view has nothing to press. */
  keyboard: readonly Key[];
  /** The story that the page begins with, by its export. */
  example: string;
  /** The story of a real page, with server HTML that the loader makes alive: its file and its export. */
  page: readonly [file: string, story: string];
}
