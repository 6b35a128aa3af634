/** Owns the quick view's state: open or closed, which product, and whether it is loading, shown or failed. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import { atom } from '../../src/state/listAtom';
import type { FrameFacts, Product } from './contract';
import { FADE, hasLeft, isProduct } from './rules';

export interface QuickView {
  product: Product;
  /** Counts openings: each has a frame of its own. */
  opening: number;
  status: 'loading' | 'shown' | 'failed';
  /** The address that is requested. */
  asked: string;
  /** The product's nodes, where it is shown without a frame. */
  nodes?: readonly ChildNode[];
  /** The address that the frame showed first. */
  shown?: string;
  /** The product shown before, while an add in its frame needs the frame. */
  earlier?: QuickView | undefined;
}

export interface QuickViewDependencies {
  /** Undefined where the trigger names no product of this shop. */
  readTrigger(trigger: HTMLElement): Product | undefined;
  /** Address of the product's quick view. */
  addressOf(product: Product): string;
  /** The product's nodes; none where the answer holds no product. Rejects with a `CallError`. */
  loadNodes(address: string): Promise<readonly ChildNode[]>;
  readFrame(frame: HTMLIFrameElement): FrameFacts | undefined;
  /** Prepares a frame that holds the product. */
  enterFrame(frame: HTMLIFrameElement, close: () => void): void;
  /** True while something that was sent in the frame still needs the frame. */
  isSending(): boolean;
  clock: Clock;
  /** Milliseconds after which a frame that has not loaded counts as failed. */
  timeout(): number;
  /** Takes the page to the address to which the frame has gone. */
  leaveTo(address: string): void;
  onOpened(product: Product): void;
  /** Called when the dialog has faded and its frame is gone. */
  onClosed(): void;
  onFailed(asked: string, cause: unknown): void;
  /** The product's trigger in the page as it is now, because the pressed one may have been replaced. */
  findTrigger(product: Product): HTMLElement | undefined;
  /** Moves the focus without scrolling the page. */
  giveFocus(element: HTMLElement): void;
}

export interface QuickViewStore {
  $isOpen: ReadableAtom<boolean>;
  /** Null while nothing is shown. */
  $view: ReadableAtom<QuickView | null>;
  /** Opens the quick view. Returns false to leave the press to the browser. */
  open(trigger: HTMLElement): void | false;
  /** Requests again the product that could not be shown. */
  retry(): void;
  /** Call it when a frame has loaded. */
  loaded(frame: HTMLIFrameElement): void;
  close(): void;
  /** The element that gets the focus on closing if the element that had it is gone. */
  trigger(): HTMLElement | undefined;
}

/** Creates what the dialog shows. A change that comes late, for an earlier opening, is dropped. */
function createShown({ onFailed }: Pick<QuickViewDependencies, 'onFailed'>) {
  const $view = atom<QuickView | null>(null);
  const update = ({ opening }: QuickView, change: Partial<QuickView>) => {
    const view = $view.get();
    if (view?.opening === opening) $view.set({ ...view, ...change });
  };
  const fail = (view: QuickView, cause: unknown) => {
    if ($view.get()?.opening === view.opening) onFailed(view.asked, cause);
    update(view, { status: 'failed' });
  };
  return { $view, update, fail };
}

type Shown = ReturnType<typeof createShown>;

/**
 * Creates the loading of a product, as nodes or in a frame. The view requests the frame; a frame that is too slow
 * counts as failed.
 */
function createLoading(
  { loadNodes, clock, timeout }: Pick<QuickViewDependencies, 'loadNodes' | 'clock' | 'timeout'>,
  { update, fail }: Shown,
) {
  let stopWaiting = () => {};
  const showNodes = async (view: QuickView) => {
    try {
      const nodes = await loadNodes(view.asked);
      if (nodes.length) update(view, { status: 'shown', nodes });
      else fail(view, 'No product.');
    } catch (cause) {
      fail(view, cause);
    }
  };
  return {
    load(view: QuickView) {
      if (view.product.isNative) void showNodes(view);
      else stopWaiting = clock.after(timeout(), () => fail(view, 'Too slow.'));
    },
    stopWaiting: () => stopWaiting(),
  };
}

/**
 * Creates the fading out. If a call from the frame still runs, the frame stays until the call ends, but only for as
 * long as a call may take.
 */
function createFading(
  { isSending, clock, timeout }: Pick<QuickViewDependencies, 'isSending' | 'clock' | 'timeout'>,
  onEnd: () => void,
) {
  let stopFading = () => {};
  const fade = (looks: number) => {
    stopFading = clock.after(FADE, () => (isSending() && looks > 0 ? fade(looks - 1) : onEnd()));
  };
  return { fade: () => fade(timeout() / FADE), stopFading: () => stopFading() };
}

type FrameDependencies = Pick<QuickViewDependencies, 'readFrame' | 'enterFrame' | 'leaveTo'>;

/**
 * Creates the handler for a loaded frame: the page follows the frame elsewhere, shows a failure, or shows the product.
 * A frame that loads after the closing does none of this.
 */
function createFrameLoad(
  { readFrame, enterFrame, leaveTo }: FrameDependencies,
  { $view, update, fail }: Shown,
  stopWaiting: () => void,
  { $isOpen, close }: Pick<QuickViewStore, '$isOpen' | 'close'>,
) {
  return (frame: HTMLIFrameElement) => {
    const view = $view.get();
    const facts = readFrame(frame);
    if (!view || facts?.address === 'about:blank') return;
    // The shopper has closed the dialog, and stays on the page. The form that was sent from the frame has arrived.
    if (!$isOpen.get()) return enterFrame(frame, close);
    stopWaiting();
    if (!facts) return fail(view, facts);
    if (hasLeft(facts, view.shown)) return leaveTo(facts.address);
    if (!isProduct(facts, view.asked)) return fail(view, facts);
    enterFrame(frame, close);
    update(view, { status: 'shown', shown: facts.address });
  };
}

/** The element that gets the focus after the dialog: the pressed trigger, or the one that has replaced it. */
const heirOf = (
  pressed: HTMLElement | undefined,
  view: QuickView | null,
  findTrigger: QuickViewDependencies['findTrigger'],
) => (pressed?.isConnected ? pressed : view ? findTrigger(view.product) : undefined);

/** Creates the store of the page's one quick view. */
export function createQuickView(dependencies: QuickViewDependencies): QuickViewStore {
  const { readTrigger, addressOf, isSending, onOpened, onClosed, findTrigger, giveFocus } = dependencies;
  const $isOpen = atom(false);
  const shown = createShown(dependencies);
  const { $view } = shown;
  const { load, stopWaiting } = createLoading(dependencies, shown);
  const { fade, stopFading } = createFading(dependencies, () => {
    $view.set(null);
    onClosed();
  });
  let openings = 0;
  let pressed: HTMLElement | undefined;

  const request = (product: Product, earlier?: QuickView) => {
    const view: QuickView = { product, opening: ++openings, status: 'loading', asked: addressOf(product), earlier };
    $view.set(view);
    load(view);
  };
  const close = () => {
    if (!$isOpen.get()) return;
    stopWaiting();
    $isOpen.set(false);
    fade();
  };

  return {
    $isOpen,
    $view,
    open(trigger) {
      const product = readTrigger(trigger);
      if (!product) return false;
      const earlier = (isSending() && $view.get()) || undefined;
      pressed = trigger;
      // Some browsers do not focus a pressed link, and the dialog gives the focus back to the element that had it.
      giveFocus(trigger);
      stopFading();
      $isOpen.set(true);
      onOpened(product);
      request(product, earlier);
    },
    retry() {
      const view = $view.get();
      if (view) request(view.product, view.earlier);
    },
    loaded: createFrameLoad(dependencies, shown, stopWaiting, { $isOpen, close }),
    close,
    trigger: () => heirOf(pressed, $view.get(), findTrigger),
  };
}
