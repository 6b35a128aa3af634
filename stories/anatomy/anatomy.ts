/** Owns what a view's anatomy is: what a designer has to know of a view that its code does not say by itself. */

/** An element that a theme may style. */
export interface Part {
  /** Its `data-part`, where the view renders the element itself. */
  part?: string;
  /** A class of the element, without the dot. */
  className?: string;
  /** What it is, in one sentence. */
  is: string;
}

/** What a key does. */
export type Key = readonly [keys: string, does: string];

export interface Anatomy {
  /** Parts, from the outermost on. */
  parts: readonly Part[];
  /** True where the view stands in the dialog that all views share; the parts and the keys of that one come first. */
  isDialog?: true;
  /** What each key does; none where there is nothing to press. */
  keyboard: readonly Key[];
  /** The story that the page begins with, by its export. */
  example: string;
  /** The story of a real page, server HTML that the loader makes alive: its file and its export. */
  page: readonly [file: string, story: string];
}
