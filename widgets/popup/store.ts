/** Owns whether one popup is shown: who may open it, its turn, its count, and how it goes. Knows nothing of the page's nodes. */
import type { Clock } from '../../src/bridge/page/clock';
import type { GiveBack } from '../../src/state/overlays';
import type { Reason } from './contract';
import type { PopupSettings } from './settings.rules';

/** `opening`: its view is on its way. */
type PopupState = 'closed' | 'waiting' | 'opening' | 'open' | 'leaving';

/** A popup that is on the page, or on its way there. */
export interface Shown {
  /** Starts going. @param gone is told when it may be removed */
  leave(gone: () => void): void;
  remove(): void;
}

export interface PopupDependencies {
  clock: Clock;
  /** In a preview, or in the editor, what keeps visitors from it does not hold. */
  isPreviewed: boolean;
  /** What all popups of a page share. */
  page: { hasShownOne: boolean };
  takeTurn(): Promise<GiveBack>;
  /** Undefined where the moment is gone. */
  takeMoment(): Promise<GiveBack | undefined>;
  takeNow(): GiveBack;
  isDisabled(): boolean;
  disable(): void;
  count(what: 'open' | 'close'): void;
  /** @param onShown is told when the popup is on the page, later than this call */
  present(onShown: () => void): Shown;
  tell(what: 'show' | 'hide'): void;
}

export interface PopupStore {
  state(): PopupState;
  /** False where a moment could not be used: its trigger waits for the next one. */
  show(reason: Reason): Promise<boolean>;
  /** @param isForGood true when the visitor does not want to see it again */
  hide(isForGood?: boolean): void;
  /** Takes it off the page at once, and lets others have its turn. */
  end(): void;
}

/** One showing, from its opening until its nodes have left the page. */
interface Showing {
  close(): void;
  /** Ends a going that takes its time. */
  finish(): void;
}

/** @param seconds until it closes by itself; 0: never. @param enter is told each state that the popup enters */
function startShowing({ clock, count, present, tell }: PopupDependencies, seconds: number, enter: (state: PopupState) => void): Showing {
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
    // Last: others' listeners may throw.
    tell('show');
  });
  return { close, finish };
}

/** True where nobody has asked for it. */
const opensByItself = (reason: Reason): boolean => reason === 'trigger' || reason === 'moment';

export function createPopup({ avoidsMultiple, closesAfter }: PopupSettings, dependencies: PopupDependencies): PopupStore {
  const { isPreviewed, page, isDisabled, disable, takeTurn, takeMoment, takeNow } = dependencies;
  let state: PopupState = 'closed';
  let showing: Showing | undefined;

  /** What a visitor asks for is one more popup; what was closed for good stays away. */
  const mayShow = (reason: Reason) => isPreviewed || (!isDisabled() && !(opensByItself(reason) && avoidsMultiple && page.hasShownOne));

  const open = (giveBack: GiveBack) => {
    page.hasShownOne = true;
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

  const openInTurn = async (take: () => Promise<GiveBack | undefined>) => {
    state = 'waiting';
    const giveBack = await take();
    const isWanted = state === 'waiting';
    if (isWanted && giveBack && mayShow('trigger')) open(giveBack);
    else {
      if (isWanted) state = 'closed';
      giveBack?.();
    }
    return !!giveBack;
  };

  return {
    state: () => state,
    async show(reason) {
      if (state === 'leaving') showing?.finish();
      if (state === 'opening' || state === 'open') return reason !== 'moment';
      if (!mayShow(reason)) return true;
      if (!opensByItself(reason)) open(takeNow());
      else if (state === 'closed') return openInTurn(reason === 'moment' ? takeMoment : takeTurn);
      return true;
    },
    hide(isForGood) {
      if (isForGood) disable();
      showing?.close();
    },
    end() {
      if (state === 'waiting') state = 'closed';
      showing?.finish();
    },
  };
}
