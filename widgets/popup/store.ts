/**
 * Owns whether one popup is shown: who may open it, its turn, its count, and how it leaves. Knows nothing of the page's
 * nodes.
 */
import type { Clock } from '../../src/bridge/page/clock';
import type { GiveBack } from '../../src/state/overlays';
import type { Reason } from './contract';
import { mayOpen, opensByItself } from './rules';
import type { PopupSettings } from './settings.rules';

/** `opening` means that the view is being loaded. */
type PopupState = 'closed' | 'waiting' | 'opening' | 'open' | 'leaving';

/** A popup that is on the page, or on its way there. */
export interface Shown {
  /**
   * Starts the popup's leaving.
   * @param gone is called when the popup may be removed
   */
  leave(gone: () => void): void;
  remove(): void;
}

export interface PopupDependencies {
  clock: Clock;
  /** True in a preview or in the editor, where no rule holds the popup back. */
  isPreviewed: boolean;
  /** Shared by all popups of a page. */
  page: { hasShownOne: boolean };
  takeTurn(): Promise<GiveBack>;
  /** Resolves with undefined where the moment has passed. */
  takeMoment(): Promise<GiveBack | undefined>;
  takeNow(): GiveBack;
  isDisabled(): boolean;
  disable(): void;
  count(what: 'open' | 'close'): void;
  /** Shows the popup. @param onShown is called when the popup is on the page, after this call has returned */
  present(onShown: () => void): Shown;
  tell(what: 'show' | 'hide'): void;
}

export interface PopupStore {
  state(): PopupState;
  /**
   * Opens the popup where it may be shown. Resolves with false where the reason was a moment, such as an exit, that has
   * passed before the popup could open. Its trigger then waits for the next such moment.
   */
  show(reason: Reason): Promise<boolean>;
  /**
   * Closes the popup; one that waits for its turn does not open.
   * @param isForGood true when the visitor does not want to see it again
   */
  hide(isForGood?: boolean): void;
  /** Takes the popup off the page at once, and gives its turn to the next one. */
  end(): void;
}

/** One showing, from its opening until its nodes have left the page. */
interface Showing {
  close(): void;
  /** Takes the popup off the page now, without waiting for its exit animation. */
  finish(): void;
}

/**
 * Starts one showing.
 * @param seconds until it closes by itself; 0 for never
 * @param enter is called with each state that the popup enters
 */
function startShowing(
  { clock, count, present, tell }: PopupDependencies,
  seconds: number,
  enter: (state: PopupState) => void,
): Showing {
  let phase: PopupState = 'opening';
  let stop = () => {};
  const become = (next: PopupState) => {
    phase = next;
    enter(next);
  };
  const finish = () => {
    if (phase === 'closed') return;
    const wasSeen = phase !== 'opening';
    stop();
    shown.remove();
    become('closed');
    if (wasSeen) tell('hide');
  };
  const close = () => {
    if (phase === 'opening') return finish();
    if (phase !== 'open') return;
    stop();
    become('leaving');
    count('close');
    shown.leave(finish);
  };
  const shown = present(() => {
    if (phase !== 'opening') return;
    if (seconds) stop = clock.after(seconds * 1000, close);
    become('open');
    count('open');
    // The last step, because other scripts' listeners may throw.
    tell('show');
  });
  return { close, finish };
}

/** Creates a popup's place on the page: its state, and the showing that is there now. */
function createStage(dependencies: PopupDependencies, closesAfter: number) {
  let state: PopupState = 'closed';
  let showing: Showing | undefined;
  const open = (giveBack: GiveBack) => {
    dependencies.page.hasShownOne = true;
    state = 'opening';
    try {
      showing = startShowing(dependencies, closesAfter, (next) => {
        state = next;
        if (next === 'closed') giveBack();
      });
    } catch (cause) {
      state = 'closed';
      giveBack();
      throw cause;
    }
  };
  return {
    state: () => state,
    open,
    wait() {
      state = 'waiting';
    },
    /** Stops waiting. Returns whether it has waited. */
    stopWaiting() {
      const hasWaited = state === 'waiting';
      if (hasWaited) state = 'closed';
      return hasWaited;
    },
    close: () => showing?.close(),
    finish: () => showing?.finish(),
  };
}

/** Creates the store of one popup. */
export function createPopup(
  { avoidsMultiple, closesAfter }: PopupSettings,
  dependencies: PopupDependencies,
): PopupStore {
  const { isPreviewed, page, isDisabled, disable, takeTurn, takeMoment, takeNow } = dependencies;
  const { state, open, wait, stopWaiting, close, finish } = createStage(dependencies, closesAfter);

  const mayShow = (reason: Reason) =>
    mayOpen(reason, { isPreviewed, isDisabled: isDisabled(), avoidsMultiple, hasShownOne: page.hasShownOne });

  const openInTurn = async (take: () => Promise<GiveBack | undefined>) => {
    wait();
    const giveBack = await take();
    if (stopWaiting() && giveBack && mayShow('trigger')) open(giveBack);
    else giveBack?.();
    return !!giveBack;
  };

  return {
    state,
    async show(reason) {
      if (state() === 'leaving') finish();
      if (state() === 'opening' || state() === 'open') return reason !== 'moment';
      if (!mayShow(reason)) return true;
      if (!opensByItself(reason)) open(takeNow());
      else if (state() === 'closed') return openInTurn(reason === 'moment' ? takeMoment : takeTurn);
      return true;
    },
    hide(isForGood) {
      if (isForGood) disable();
      stopWaiting();
      close();
    },
    end() {
      stopWaiting();
      finish();
    },
  };
}
