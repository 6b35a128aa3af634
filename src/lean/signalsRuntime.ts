/** Stands in for `@preact/signals-react/runtime`: Preact's signals track every component by themselves. */
export const useSignals = (): void => {};
