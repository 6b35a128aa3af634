/** A page's `window.shopIslands` for tests: settings, and a log of what the islands asked for. */
import type { Config, Loader, OriginalMark, Problem } from '../../src/island/types';
import { emit } from '../../src/loader/status';

export interface FakePage extends Loader {
  problems: Problem[];
  woken: string[];
  disarmed: string[];
  /** The marks of plugins' scripts that the page pretends to have. */
  originals: Set<OriginalMark>;
}

/** Puts a new fake loader on the page and returns it. */
export function setPage(config: Config = {}): FakePage {
  const page: FakePage = {
    version: 'test',
    config,
    stores: {},
    problems: [],
    woken: [],
    disarmed: [],
    originals: new Set(),
    scan() {},
    async mount() {},
    async wake(name) {
      page.woken.push(name);
    },
    disarm(name) {
      page.disarmed.push(name);
    },
    emit,
    report(problem) {
      page.problems.push(problem);
    },
    isOriginalActive: (mark) => [...page.originals].some((one) => JSON.stringify(one) === JSON.stringify(mark)),
    examine() {},
    takeCalls() {},
    heard: new Map(),
    leftAdds: null,
    add() {},
    obey: (command, run) => document.addEventListener(`island:${command}`, run as EventListener),
    on(type, listener) {
      document.addEventListener(`island:${type}`, listener as EventListener);
      return () => document.removeEventListener(`island:${type}`, listener as EventListener);
    },
    push() {},
  };
  const global = globalThis as { window?: unknown; document?: unknown; shopIslands?: Loader };
  global.window ??= globalThis;
  global.document ??= { documentElement: { lang: 'en' } };
  (global.window as typeof global).shopIslands = page;
  return page;
}
