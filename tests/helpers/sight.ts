/** An IntersectionObserver whose elements come into sight when a test says so. */
import { vi } from 'vitest';

export interface FakeSight {
  /** Shows a share of an element's height; by default all of it. */
  show(element: Element, seen?: { height?: number; of?: number }): void;
  /** Reports that the element is above the window. */
  pass(element: Element): void;
  isWatched(element: Element): boolean;
}

/** Puts the observer on the page. Call it once per file, because modules keep their observers. */
export function createSight(): FakeSight {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class FakeObserver {
    constructor(private tell: IntersectionObserverCallback) {}
    observe(element: Element) {
      watched.set(element, this.tell);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
    disconnect() {
      for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    show(target, { of = 100, height = of } = {}) {
      const entry = {
        target,
        isIntersecting: height > 0,
        intersectionRect: { height },
        boundingClientRect: { height: of, bottom: of },
      };
      watched.get(target)?.([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    },
    pass(target) {
      const entry = {
        target,
        isIntersecting: false,
        intersectionRect: { height: 0 },
        boundingClientRect: { height: 100, bottom: -20 },
      };
      watched.get(target)?.([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    },
    isWatched: (element) => watched.has(element),
  };
}

/** Puts an observer on the page for which everything is in sight. */
export function seeEverything(): void {
  class FakeObserver {
    constructor(private tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const height = 100;
      const rect = { height, bottom: height };
      const entry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        intersectionRect: rect,
        boundingClientRect: rect,
      };
      queueMicrotask(() => this.tell([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
}
