/** Owns the frame in which a page is looked at: opens it, waits until the page is quiet, and removes it. */
import { NAME, type PageRecord } from '../recorder/record';

export type FrameWindow = Window & typeof globalThis;

export interface Frame {
  window: FrameWindow;
  document: Document;
  record: PageRecord;
  /** Elements that change by themselves, such as a countdown. */
  restless: ReadonlySet<Node>;
  close(): void;
}

/** Why a page cannot be looked at: a name of the plugin's texts, and its value. */
export class Unseen extends Error {
  constructor(
    readonly text: 'noRecorder' | 'tooLate' | 'status',
    readonly value = '',
  ) {
    super(text);
  }
}

/** Milliseconds. */
const TIMES = { load: 45_000, quiet: 400, mostQuiet: 8_000, check: 50 };

/**
 * How many times an element may change while a page loads. An element that changes more often is taken for one that
 * always changes.
 */
const OFTEN = 3;

/** A page's height at a width of a phone, and of a desk. */
const heightAt = (width: number) => (width < 700 ? 844 : 900);

/** A number that grows with each file that the page has loaded. */
const filesOf = ({ performance }: FrameWindow) => performance.getEntriesByType('resource').length;

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function frameFor(width: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Forms have to be allowed, or their events would not come. The recorder keeps them from leading anywhere.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  frame.tabIndex = -1;
  // Inside the window, because what waits until it is visible would wait for ever, and behind everything.
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${heightAt(width)}px`,
    maxWidth: 'none',
    border: '0',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '-1',
  });
  return frame;
}

/**
 * Waits until nothing has changed and nothing was loaded for a while. Returns the nodes that still change after the
 * longest wait.
 */
export async function quietOf(
  window: FrameWindow,
  record: PageRecord,
  signal: AbortSignal,
  { quiet = TIMES.quiet, most = TIMES.mostQuiet }: { quiet?: number; most?: number } = {},
): Promise<Set<Node>> {
  const changes = new Map<Node, { count: number; at: number }>();
  let last = performance.now();
  const observer = new window.MutationObserver((mutations) => {
    const at = performance.now();
    // Several changes by a script in one task count as one.
    for (const target of new Set(mutations.map((mutation) => mutation.target))) {
      const count = (changes.get(target)?.count ?? 0) + 1;
      changes.set(target, { count, at });
      // An element that has changed too often changes by itself, so this does not wait for it.
      if (count <= OFTEN) last = at;
    }
  });
  observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  let files = filesOf(window);
  const begun = performance.now();
  try {
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        const now = performance.now();
        if (signal.aborted) return reject(signal.reason);
        if (filesOf(window) !== files || record.pending) {
          files = filesOf(window);
          last = now;
        }
        if (now - last >= quiet || now - begun >= most) return resolve();
        setTimeout(look, TIMES.check);
      };
      look();
    });
  } finally {
    observer.disconnect();
  }
  const isRestless = ({ count, at }: { count: number; at: number }) => count > OFTEN && performance.now() - at < quiet;
  return new Set([...changes].filter(([, change]) => isRestless(change)).map(([node]) => node));
}

/** The status of the page's answer; 0 where the browser does not tell it. */
const statusOf = ({ performance }: FrameWindow): number => {
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    responseStatus?: number;
  })[];
  return page?.responseStatus ?? 0;
};

/**
 * Opens a page in a frame of this document and waits until it is quiet.
 * @param url with the arguments that make it a look
 * @param width in pixels
 * @throws Unseen where it cannot be looked at, and the signal's reason
 */
export async function openFrame(url: string, width: number, signal: AbortSignal): Promise<Frame> {
  const frame = frameFor(width);
  const close = () => frame.remove();
  const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unseen('tooLate')), TIMES.load);
  });
  try {
    signal.throwIfAborted();
    frame.src = url;
    document.body.append(frame);
    await Promise.race([loaded, late, never(signal)]);
    const window = frame.contentWindow as FrameWindow | null;
    const record = readRecord(window);
    if (!window || !record) throw new Unseen('noRecorder');
    if (statusOf(window) >= 400) throw new Unseen('status', String(statusOf(window)));
    const restless = await quietOf(window, record, signal);
    return { window, document: window.document, record, restless, close };
  } catch (error) {
    close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The record of a page; undefined where the page is another site's, or the recorder did not run. */
function readRecord(window: FrameWindow | null): PageRecord | undefined {
  try {
    return (window as unknown as Record<string, PageRecord | undefined> | null)?.[NAME];
  } catch {
    return undefined;
  }
}
