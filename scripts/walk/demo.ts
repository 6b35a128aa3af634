/** Serves the demo while walks run: the walks get their pages from it, and the pages get everything else. */
import type { TestProject } from 'vitest/node';
import { serveLocally } from '../../demo/local';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demo is. */
    demo: string;
  }
}

/** Starts the demo, and returns the function that ends it. */
export default async function serve({ provide }: TestProject): Promise<() => void> {
  const { base, close } = await serveLocally();
  provide('demo', base);
  return close;
}
