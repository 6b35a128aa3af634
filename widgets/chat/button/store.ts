/**
 * Owns the button's state. The badge appears a moment after the button, and never again once the visitor has used the
 * chat (SPEC 4.8).
 */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../../src/bridge/page/clock';
import { atom } from '../../../src/state/timeAtom';
import type { BadgeProps } from '../contract';
import type { ChatStore } from '../store';

/** The parts of the button that the server prints. */
export interface ButtonParts {
  /** The element that is pressed. */
  control: HTMLElement;
  /** The button's words; "" where it has none. Then its name is "Chat with us". */
  call: string;
  /** The printed badge, and the element that the view's badge replaces. Undefined where there is no badge. */
  badge?: { printed: BadgeProps; server: HTMLElement } | undefined;
}

export interface ButtonStore extends ButtonParts {
  /** The badge's state; `gone` once the visitor has used the chat. */
  $badge: ReadableAtom<'waiting' | 'shown' | 'gone'>;
  /** @param delay milliseconds */
  showBadgeAfter(delay: number): void;
  endBadge(): void;
  stop(): void;
}

/**
 * Creates the button's store. The badge is shown once, after a delay in milliseconds, unless the visitor has used the
 * chat before.
 */
export function createButton(parts: ButtonParts, store: ChatStore, clock: Pick<Clock, 'after'>): ButtonStore {
  const $badge = atom<'waiting' | 'shown' | 'gone'>('waiting');
  let stop = () => {};
  return {
    ...parts,
    $badge,
    showBadgeAfter(delay) {
      if (parts.badge && $badge.get() === 'waiting' && !store.isBadgeDone())
        stop = clock.after(delay, () => $badge.set('shown'));
    },
    endBadge() {
      stop();
      if (!parts.badge || $badge.get() === 'gone') return;
      $badge.set('gone');
      store.endBadge();
    },
    stop: () => stop(),
  };
}
