/** Lets everything that waits for no more than promises come to its end. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
