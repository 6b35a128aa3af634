/** Owns what a visitor has done with the chat on this visit and on earlier ones: greeting, opt-in, badge. */
import { CHAT_STORAGE } from './contract';

export interface ChatDependencies {
  /** localStorage. */
  storage: { get(key: string): string | null; set(key: string, value: string): boolean };
  parse(text: string | null): unknown;
  print(value: unknown): string;
}

export interface ChatStore {
  userAction(): unknown;
  isOptedIn(): boolean;
  optIn(): void;
  /** True where the visitor has used the chat on this visit or an earlier one, so that the badge is over. */
  isBadgeDone(): boolean;
  endBadge(): void;
  /**
   * Remembers how the greeting was opened or closed: `init`, `user_opened`, `user_closed`, `element`, `chat_clicked`,
   * or an add-on's word.
   */
  note(action: string): void;
}

/** Other scripts and other tabs write to the same entry, so it is read before each use, and unknown keys stay. */
export function createChatStore({ storage, parse, print }: ChatDependencies): ChatStore {
  // Where the browser stores nothing, the page itself remembers.
  let here: Record<string, unknown> = {};
  const all = (): Record<string, unknown> => {
    const stored = parse(storage.get(CHAT_STORAGE));
    return { ...(typeof stored === 'object' && !Array.isArray(stored) ? stored : {}), ...here };
  };
  const keep = (values: Record<string, unknown>) => {
    const next = { ...all(), ...values };
    here = storage.set(CHAT_STORAGE, print(next)) ? {} : { ...here, ...values };
  };
  return {
    userAction: () => all().g_user_action,
    isOptedIn: () => !!all().g_optin,
    optIn: () => keep({ g_optin: 'y' }),
    isBadgeDone: () => all().n_badge === 'stop',
    endBadge: () => keep({ n_badge: 'stop' }),
    note: (action) => keep({ g_action: action, ...(action.startsWith('user_') && { g_user_action: action }) }),
  };
}
