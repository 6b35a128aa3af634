/** The lean build's `react` chunk: React's exports and those of the signals, which Preact has to hear of in the same file. */
export * from '../entry/chunks/react';
export * from '../entry/chunks/signals';
