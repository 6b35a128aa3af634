/** Owns the corners of the screen in which a message may appear. Type only. */

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
