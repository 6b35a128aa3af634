/** The lean build's `react` chunk: the exports of React and of the signals. Preact needs both in the same file. */
export * from '../entry/chunks/react';
export * from '../entry/chunks/signals';
