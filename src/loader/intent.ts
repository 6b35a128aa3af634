/**
 * Owns the shopper's actions: warms an island up when a hand comes near, keeps the first click or submit on a host
 * whose code is still on its way, hands each over once and in page order, and acts natively where code fails.
 */
import type { IntentType } from '../island/types';
import { isYielding } from './original';
import { setStatus } from './status';
import type { Kind } from './types';

interface Kept {
  kind: Kind;
  type: IntentType;
  target: HTMLElement;
  submitter: HTMLElement | null;
}

/** What an action is on. A form that stands in another one is sent for itself, never for the one around it. */
function targetOf({ target, type }: { target: EventTarget | null; type: string }, selector = ''): HTMLElement | null {
  const found = selector ? (target as Element).closest?.<HTMLElement>(selector) : null;
  const isAround = type === 'submit' && found instanceof HTMLFormElement && !(target as Element).matches(selector);
  return (!isAround && found) || null;
}

const hostOf = ({ selector }: Kind, target: HTMLElement) => target.closest<HTMLElement>(selector) ?? target;

/** True for what is the browser's business: another button or a modifier, another window. */
const isForeign = (event: MouseEvent, target: Element, submitter: Element | null): boolean =>
  event.button > 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  !/^(_self)?$/.test(submitter?.getAttribute('formtarget') ?? target.getAttribute('target') ?? '');

/** Puts an element's data attributes where the next page finds them; false where the browser keeps nothing more. */
function leaveFor(key: string, { dataset }: HTMLElement): boolean {
  try {
    const waiting = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    waiting.push({ id: String(Math.random()), at: Date.now(), fields: { ...dataset } });
    sessionStorage.setItem(key, JSON.stringify(waiting));
    return true;
  } catch {
    return false;
  }
}

/** Lets the next page know of an unsent action: what it needs, or at least that there was one. */
function outlive({ kind: { row }, type, target }: Kept): void {
  const { outlives, unkept } = row;
  if (outlives ? leaveFor(outlives, target) : type !== 'submit') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not everywhere yet
  if (unkept) document.cookie = `${unkept}=1;path=/;max-age=600;SameSite=Lax${location.protocol === 'https:' ? ';Secure' : ''}`;
}

const setBusy = ({ kind, target }: Kept, isBusy: boolean) => kind.row.busy && target.classList.toggle(kind.row.busy, isBusy);

/**
 * @param kinds the registry; it may grow later
 * @param twinOf gives what took an element's place
 */
export function listen(kinds: readonly Kind[], twinOf: (target: HTMLElement, selector: string) => Promise<HTMLElement | null | undefined>): void {
  let kept: Kept[] = [];
  let isReplaying: boolean | undefined;
  let isNative: boolean | undefined;

  /** Does it again, for the browser and for everybody else on the page. */
  const actNatively = ({ type, target, submitter }: Kept) => {
    isNative = true;
    // A button that has left the page, alone or with its form, would be refused.
    if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
    else if (type === 'click') target.click();
    isNative = false;
  };

  /** Hands an action over; not true when it has to be done natively. */
  const hand = (intent: Kept): boolean | undefined => {
    const { kind, target } = intent;
    const host = hostOf(kind, target);
    if (kind.state !== 'ready') {
      setStatus(host, 'failed');
      return false;
    }
    kind.island?.mount(host);
    return kind.island?.deliver(intent, host);
  };

  const replay = async () => {
    if (isReplaying) return;
    isReplaying = true;
    for (let first = kept[0]; first; first = kept[0]) {
      const { type, target } = first;
      let { kind } = first;
      await kind.load();
      // A family's own islands are known only now, and another family may answer to the same element.
      for (let next: Kind | undefined = kind; next?.row.family; await kind.load()) {
        next = kinds.find((one) => one.state !== 'off' && targetOf(first, one.row[type]));
        kind = next ?? kind;
      }
      const twin = target.isConnected ? target : await twinOf(target, kind.row[type] as string);
      if (kept[0] !== first) continue;
      kept.shift();
      setBusy(first, false);
      const intent = { ...first, kind, target: twin ?? target };
      if (isYielding(kind, hostOf(kind, intent.target)) || !hand(intent)) actNatively(intent);
    }
    isReplaying = false;
  };

  const take = (event: Event) => {
    // Who keeps a link to a place of this page from jumping has not dealt with it.
    if (isNative || (event.defaultPrevented && !targetOf(event, '[href^="#"]'))) return;
    const type = event.type as IntentType;
    for (const kind of kinds) {
      const target = targetOf(event, kind.row[type]);
      if (!target || kind.state === 'off') continue;
      const submitter = (event as SubmitEvent).submitter ?? null;
      const host = hostOf(kind, target);
      if (isForeign(event as MouseEvent, target, submitter)) return;
      if (isYielding(kind, host)) return setStatus(host, 'yielded');
      const intent = { kind, type, target, submitter };
      const isNow = kind.state === 'ready' && !kept.length;
      if ((!isNow || hand(intent)) && type !== 'change') event.preventDefault();
      if (isNow) return;
      if (kept.some((one) => one.target === target)) return;
      kept.push(intent);
      // Of a family's host nobody would take the status back.
      if (!kind.row.family) setStatus(host, 'loading');
      setBusy(intent, true);
      replay();
      return;
    }
  };

  const warm = (event: Event) => {
    for (const kind of kinds) kind.warm(event.target as Element);
  };

  /** The plugin’s own script skips an element with this class, or without it; that is so while this event goes round, and never painted. */
  const mask = (event: Event) => {
    for (const { row, state } of kinds) {
      const { skip } = row;
      const target = skip && state !== 'off' && !isNative && targetOf(event, row.click);
      if (!target) continue;
      const name = skip.replace(/^-/, '');
      if (target.classList.contains(name) === (name === skip)) continue;
      target.classList.toggle(name);
      requestAnimationFrame(() => target.classList.toggle(name));
    }
  };

  const on = (types: string, listener: (event: never) => void, isEarly?: boolean) => {
    for (const type of types.split(' ')) document.addEventListener(type, listener as EventListener, isEarly);
  };
  on('click submit change', take);
  on('click keydown', mask, true);
  on('pointerdown pointerover focusin', warm);
  addEventListener('pagehide', () => {
    for (const intent of kept) {
      outlive(intent);
      setBusy(intent, false);
    }
    kept = [];
  });
}
