/** Owns the contents of one menu. At most one is open. */
import { ACTIVE } from '../contract';
import { type Entry, readEntries } from '../read';

export interface Items {
  /** The open entry. */
  readonly open: Entry | undefined;
  /** Opens an entry. @param isPinned false when a mouse has opened it; the next press then keeps it open */
  show(entry: Entry, isPinned: boolean): void;
  /** Opens or closes an entry after a press. */
  press(entry: Entry): void;
  close(): void;
}

function set({ icon, content }: Entry, isShown: boolean): void {
  icon.setAttribute('aria-expanded', String(isShown));
  content.classList.toggle(ACTIVE, isShown);
}

/** Creates the items of a menu. */
export function createItems(menu: Element): Items {
  let open: Entry | undefined;
  let isPinned = false;
  const close = () => {
    for (const entry of readEntries(menu)) set(entry, false);
    open = undefined;
  };
  const show = (entry: Entry, pinned: boolean) => {
    const isSame = open?.icon === entry.icon;
    isPinned = pinned || (isSame && isPinned);
    if (isSame) return;
    close();
    set(entry, true);
    open = entry;
  };
  return {
    get open() {
      return open;
    },
    show,
    press(entry) {
      if (open?.icon === entry.icon && isPinned) close();
      else show(entry, true);
    },
    close,
  };
}
