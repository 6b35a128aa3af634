/** Owns the badge on the button: shown a moment after it, gone for good once the chat is used (SPEC 4.8). */
import type { Clock } from '../../src/bridge/page/clock';
import { BADGE, NOTIFICATION, SLOW } from './contract';
import { readBadgePlace } from './read';
import { show } from './show';
import type { ChatStore } from './store';

export interface Badge {
  /** @param delay milliseconds */
  showAfter(delay: number): void;
  end(): void;
  stop(): void;
}

/** @param onChange called when it has come or gone */
export function createBadge(root: HTMLElement, store: ChatStore, clock: Pick<Clock, 'after'>, onChange: () => void): Badge {
  const notification = root.querySelector<HTMLElement>(NOTIFICATION);
  const badge = root.querySelector<HTMLElement>(BADGE);
  let stop = () => {};
  return {
    showAfter(delay) {
      if (!notification || store.isBadgeDone()) return;
      for (const [side, length] of Object.entries(readBadgePlace(root))) if (length) badge?.style.setProperty(side, length);
      stop = clock.after(delay, () => {
        show(notification, SLOW);
        onChange();
      });
    },
    end() {
      stop();
      if (!notification?.isConnected) return;
      store.endBadge();
      notification.remove();
      onChange();
    },
    stop: () => stop(),
  };
}
