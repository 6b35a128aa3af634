/** The debug overlay. Fetched where the address asks for it. */
export * from '../debug';
