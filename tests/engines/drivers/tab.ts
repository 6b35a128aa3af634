/** The actions on a tab that every engine's driver has. `actions.ts` builds all other actions on them. */

/**
 * An element by its role and name, as assistive technology knows it; within the first element that a selector finds.
 */
export interface Named {
  role: 'button' | 'region';
  name: string;
  within?: string;
}

/** A CSS selector, or an element by role and name. */
export type Target = string | Named;

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight' | ' ';

export interface Tab {
  /** Waits until the page has loaded. */
  open(url: string): Promise<void>;
  evaluate<Words extends readonly unknown[], Given>(
    run: (...words: Words) => Given,
    ...words: Words
  ): Promise<Awaited<Given>>;
  /** Whether the element is there. */
  has(target: Target): Promise<boolean>;
  /** Clicks with the pointer. Waits until the element can be clicked; rejects if that takes too long. */
  click(target: Target): Promise<void>;
  /** In a frame of the page. */
  clickInFrame(frame: string, target: Target): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  /** Values by name. */
  cookies(): Promise<Record<string, string>>;
  /** For the shop's origin. */
  setCookies(values: Readonly<Record<string, string>>): Promise<void>;
  /** Warnings and errors of the browser itself. */
  complaints(): string[];
  close(): Promise<void>;
}

export interface Engine {
  /** Opens a window with cookies and a cache of its own, 1280 by 900. @param base the shop's origin */
  openTab(base: string): Promise<Tab>;
  close(): Promise<void>;
}

/** How long to wait for something before it counts as failed, in milliseconds. */
export const PATIENCE = 20_000;
