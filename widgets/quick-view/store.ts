/** Owns the quick view's state: open or not, which product, and whether it is on its way, there, or cannot be had. */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import { atom } from '../../src/state/listAtom';
import type { FrameFacts, Product } from './contract';
import { FADE, isProduct } from './rules';

export interface QuickView {
  product: Product;
  /** Counts openings: each has a frame of its own. */
  opening: number;
  status: 'loading' | 'shown' | 'failed';
  /** Address that is asked for. */
  asked: string;
  /** The product's nodes, where it is shown without a frame. */
  nodes?: readonly ChildNode[];
  /** Address that the frame has shown. */
  shown?: string;
}

export interface QuickViewDependencies {
  /** Undefined where the trigger names no product of this shop. */
  readTrigger(trigger: HTMLElement): Product | undefined;
  /** Address of the product's quick view. */
  addressOf(product: Product): string;
  /** The product's nodes; none where the answer holds no product. Rejects with a `CallError`. */
  loadNodes(address: string): Promise<readonly ChildNode[]>;
  readFrame(frame: HTMLIFrameElement): FrameFacts | undefined;
  /** Gets a frame that holds the product ready to be used. */
  enterFrame(frame: HTMLIFrameElement, close: () => void): void;
  /** What was sent in the frame needs the frame for a while yet. */
  isSending(): boolean;
  clock: Clock;
  /** Milliseconds after which a frame that has not come is given up. */
  timeout(): number;
  /** The page follows its frame. */
  leaveTo(address: string): void;
  onOpened(product: Product): void;
  /** The dialog has faded, and its frame is gone. */
  onClosed(): void;
  onFailed(asked: string, cause: unknown): void;
  /** The trigger of a product now; the one that was pressed may have been replaced. */
  findTrigger(product: Product): HTMLElement | undefined;
  /** Moves the focus; the page stays where it is. */
  giveFocus(element: HTMLElement): void;
}

export interface QuickViewStore {
  $isOpen: ReadableAtom<boolean>;
  /** Null while nothing is to be seen. */
  $view: ReadableAtom<QuickView | null>;
  /** False leaves the press to the browser. */
  open(trigger: HTMLElement): void | false;
  /** A frame has loaded. */
  loaded(frame: HTMLIFrameElement): void;
  close(): void;
  /** Where the focus goes on closing if the element that had it is gone. */
  trigger(): HTMLElement | undefined;
}

export function createQuickView(dependencies: QuickViewDependencies): QuickViewStore {
  const { readTrigger, addressOf, loadNodes, readFrame, enterFrame, isSending, clock, timeout, leaveTo, onOpened, onClosed, onFailed, findTrigger, giveFocus } =
    dependencies;
  const $isOpen = atom(false);
  const $view = atom<QuickView | null>(null);
  let openings = 0;
  let pressed: HTMLElement | undefined;
  let stopWaiting = () => {};
  let stopFading = () => {};

  /** What comes late for another opening changes nothing. */
  const settle = (opening: number, change: Partial<QuickView>) => {
    const view = $view.get();
    if (view?.opening === opening) $view.set({ ...view, ...change });
  };

  const fail = ({ opening, asked }: QuickView, cause: unknown) => {
    if ($view.get()?.opening === opening) onFailed(asked, cause);
    settle(opening, { status: 'failed' });
  };

  const showNodes = async (view: QuickView) => {
    try {
      const nodes = await loadNodes(view.asked);
      if (nodes.length) settle(view.opening, { status: 'shown', nodes });
      else fail(view, 'No product.');
    } catch (cause) {
      fail(view, cause);
    }
  };

  /** Lets the view go once it has faded; later, as long as its frame is needed, after so many more looks at the latest. */
  const fade = (looks: number) => {
    stopFading = clock.after(FADE, () => {
      if (isSending() && looks > 0) return fade(looks - 1);
      $view.set(null);
      onClosed();
    });
  };

  const store: QuickViewStore = {
    $isOpen,
    $view,

    open(trigger) {
      const product = readTrigger(trigger);
      if (!product) return false;
      pressed = trigger;
      // Some browsers give a pressed link no focus, and the dialog gives back what it found.
      giveFocus(trigger);
      stopFading();
      const view: QuickView = { product, opening: ++openings, status: 'loading', asked: addressOf(product) };
      $view.set(view);
      $isOpen.set(true);
      onOpened(product);
      if (product.isNative) void showNodes(view);
      else stopWaiting = clock.after(timeout(), () => fail(view, 'Too slow.'));
    },

    loaded(frame) {
      const view = $view.get();
      const facts = readFrame(frame);
      if (!view || facts?.address === 'about:blank') return;
      stopWaiting();
      // A script in the frame went elsewhere: to the cart, say. Links do so by themselves.
      if (facts && view.shown && facts.address !== view.shown) return leaveTo(facts.address);
      if (!facts || !isProduct(facts, view.asked)) return fail(view, facts);
      enterFrame(frame, store.close);
      settle(view.opening, { status: 'shown', shown: facts.address });
    },

    close() {
      if (!$isOpen.get()) return;
      stopWaiting();
      $isOpen.set(false);
      fade(timeout() / FADE);
    },

    trigger() {
      const product = $view.get()?.product;
      return pressed?.isConnected ? pressed : product && findTrigger(product);
    },
  };
  return store;
}
