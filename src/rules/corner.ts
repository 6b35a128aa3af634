/** Owns the corners of the screen that a message may stand in. Type only. */

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
