/**
 * The fixtures of the flows in every engine: a tab with a visitor of its own, and the demo under the strictest policy.
 * An error on the page, a warning, or a violation of the policy fails the test.
 */
import { test as base, expect, inject } from 'vitest';
import { findVisitor, type Visitor } from '../../demo/shop/visitor';
import { launchFirefox } from './drivers/firefox';
import type { Tab } from './drivers/tab';
import { serveWatched, type WatchedDemo } from './drivers/watch';
import { launchWebKit } from './drivers/webkit';

const launchers = { firefox: launchFirefox, webkit: launchWebKit };

declare module 'vitest' {
  interface ProvidedContext {
    /** The project's engine. */
    engine: keyof typeof launchers;
  }
}

export interface Shop {
  open(path: string): Promise<void>;
  /** The server's data about the page's visitor. */
  visitor(): Promise<Visitor>;
  /** Quantities in the server's cart, by product. */
  cart(): Promise<Record<number, number>>;
  /** Addresses of all calls to the server since the last question. */
  takeCalls(): string[];
}

function shopOf(tab: Tab, { base, takeCalls }: WatchedDemo): Shop {
  const visitor = async () => {
    const found = findVisitor((await tab.cookies()).demo_visitor);
    if (!found) throw new Error('The demo knows no visitor of this page.');
    return found;
  };
  return {
    open: (path) => tab.open(base + path),
    visitor,
    cart: async () =>
      Object.fromEntries((await visitor()).lines.map(({ productId, quantity }) => [productId, quantity])),
    takeCalls,
  };
}

/** The browser is launched once, and every test has a window of its own, with a visitor of its own. */
export const test = base
  .extend('demo', { scope: 'worker' }, () => serveWatched())
  .extend('engine', { scope: 'worker' }, async ({ demo }, { onCleanup }) => {
    const engine = await launchers[inject('engine')]();
    onCleanup(async () => {
      await engine.close();
      demo.close();
    });
    return engine;
  })
  .extend('tab', async ({ engine, demo }, { onCleanup }) => {
    const tab = await engine.openTab(demo.base);
    // The shop's notice has been dismissed, because it would cover elements that the tests scroll to.
    await tab.setCookies({ demo_mode: 'strict', store_notice5c0ffee5c0ffee5c0ffee5c0ffee5c0f: 'hidden' });
    demo.takeErrors();
    demo.takeCalls();
    onCleanup(async () => {
      await tab.close();
      expect([...demo.takeErrors(), ...tab.complaints()], 'errors on the page').toEqual([]);
    });
    return tab;
  })
  .extend('shop', ({ tab, demo }) => shopOf(tab, demo));
