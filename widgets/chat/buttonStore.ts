/**
 * Owns the button's state: its badge comes a moment after it, and is gone for good once the chat is used (SPEC 4.8).
 */
import type { ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import { atom } from '../../src/state/timeAtom';
import type { BadgeProps } from './contract';
import type { ChatStore } from './store';

/** What the server prints of the button. */
export interface ButtonParts {
  /** The element that is pressed. */
  control: HTMLElement;
  /** The button's words; "" where it has none: it is called "Chat with us". */
  call: string;
  /** How its badge is printed, and the element in whose place the view shows it. Undefined where there is none. */
  badge?: { printed: BadgeProps; server: HTMLElement } | undefined;
}

export interface ButtonStore extends ButtonParts {
  /** Where the badge stands; `gone` once the visitor has used the chat. */
  $badge: ReadableAtom<'waiting' | 'shown' | 'gone'>;
  /** @param delay milliseconds */
  showBadgeAfter(delay: number): void;
  endBadge(): void;
  stop(): void;
}

/** Shows the badge once, after a delay in milliseconds; a badge that the visitor has dealt with does not come back. */
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
