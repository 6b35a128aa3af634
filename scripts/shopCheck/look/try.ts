/** Uses controls and forms as a shopper would, and tells what the page does then. */
import { isAnswered } from '../rules/answers';
import type { Answer, Press } from '../types';
import type { Usable } from './controls';
import { type Frame, type FrameWindow, quietOf } from './frame';
import { islandsAt, marksAt } from './marks';

/** Milliseconds: how long an answer is waited for, and until the page has done what it began. */
const TIMES = { answer: 250, patient: 2_500, quiet: 80, mostQuiet: 900, check: 20 };

/** Attributes in which islands note their own state. */
const OWN = /^data-island/;

/** Writes a value as a person does: scripts that watch the property do not notice, and the events come. */
function write(window: FrameWindow, field: Element, value: string): void {
  const kind = { select: window.HTMLSelectElement, textarea: window.HTMLTextAreaElement }[field.localName];
  const { set } = Object.getOwnPropertyDescriptor((kind ?? window.HTMLInputElement).prototype, 'value') ?? {};
  set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new window.Event(type, { bubbles: true }));
}

/** The first choice of a list that is not chosen now. */
const otherOption = (select: HTMLSelectElement) =>
  [...select.options].find(({ value, disabled, selected }) => value && !disabled && !selected)?.value;

function choose(window: FrameWindow, field: Element): void {
  if (field.localName !== 'select') {
    click(window, field);
    return;
  }
  const value = otherOption(field as HTMLSelectElement);
  if (value !== undefined) write(window, field, value);
}

function type(window: FrameWindow, field: HTMLInputElement): void {
  const isNumber = /number|range/.test(field.type);
  const next = Number(field.value || 0) + (Number(field.step) || 1);
  const value = isNumber ? String(field.max && next > Number(field.max) ? Number(field.min) || 0 : next) : 'test';
  write(window, field, value);
  for (const name of ['keydown', 'keyup'])
    field.dispatchEvent(new window.KeyboardEvent(name, { key: 't', bubbles: true }));
}

/** The events of a press, in a browser's order. */
function click(window: FrameWindow, element: Element): boolean {
  const at = { bubbles: true, cancelable: true, composed: true, view: window };
  for (const name of ['pointerover', 'pointerdown']) element.dispatchEvent(new window.PointerEvent(name, at));
  for (const name of ['mouseover', 'mousedown']) element.dispatchEvent(new window.MouseEvent(name, at));
  if (element.matches('a[href],button,input,select,[tabindex]'))
    for (const name of ['focus', 'focusin'])
      element.dispatchEvent(new window.FocusEvent(name, { bubbles: name === 'focusin' }));
  element.dispatchEvent(new window.PointerEvent('pointerup', at));
  element.dispatchEvent(new window.MouseEvent('mouseup', at));
  return element.dispatchEvent(new window.MouseEvent('click', { ...at, detail: 1 }));
}

const VALUES: Readonly<Record<string, string>> = {
  email: 'check@shopper.example',
  tel: '020 7946 0000',
  url: 'https://shopper.example',
  number: '1',
  date: '2030-01-15',
  password: 'Check-2030-shop',
};

/** Fills the fields without which the browser would not send a form. */
function fill(window: FrameWindow, form: HTMLFormElement): void {
  for (const field of form.elements) {
    const control = field as HTMLInputElement;
    if (!control.willValidate || control.checkValidity()) continue;
    if (control.matches('[type=checkbox],[type=radio]')) control.click();
    else if (control.localName === 'select') choose(window, control);
    else write(window, control, VALUES[control.type] ?? 'test');
  }
}

/** Sends a form by its button. Gives what is known at once. */
function send(window: FrameWindow, form: HTMLFormElement): Answer[] {
  let sent: Event | undefined;
  const hear = (event: Event) => {
    if (event.target === form) sent = event;
  };
  window.addEventListener('submit', hear, true);
  fill(window, form);
  const isInvalid = !form.noValidate && !form.checkValidity();
  const button = form.querySelector('[type=submit]:not([disabled]),button:not([type]):not([disabled])');
  const isPressed = button ? click(window, button) : form.requestSubmit() === undefined;
  window.removeEventListener('submit', hear, true);
  return [
    ...(isInvalid ? (['invalid'] as const) : []),
    ...(!isPressed || sent?.defaultPrevented ? (['prevented'] as const) : []),
  ];
}

/** Uses a control. Returns the answers that are known at once. */
function use(window: FrameWindow, { element, how }: Usable): Answer[] {
  if (how === 'send') return send(window, element as HTMLFormElement);
  if (how === 'choose') choose(window, element);
  else if (how === 'type') type(window, element as HTMLInputElement);
  else if (!click(window, element)) return ['prevented'];
  return [];
}

/** Whether the browser leads somewhere by itself. */
function leads({ element, how }: Usable): boolean {
  if (how === 'send') {
    const action = element.getAttribute('action');
    const isPost = (element as HTMLFormElement).method === 'post';
    return action === null ? isPost : !/^(?:#|javascript:|$)/.test(action.trim());
  }
  const href = element.closest('a')?.getAttribute('href') ?? '';
  return !!href && !/^(?:#|javascript:)/.test(href);
}

/**
 * Uses one control and waits for what the page does.
 * @param isPatient whether the page has an answer otherwise, so that it is worth waiting for
 */
async function answersTo(frame: Frame, usable: Usable, isPatient: boolean, signal: AbortSignal): Promise<Answer[]> {
  const { window, record, restless } = frame;
  const found = new Set<Answer>();
  // True for a node that changes by itself, or whose parent does. The page as a whole does not count as such a parent.
  const isRestless = (node: Node): boolean =>
    [node, node.parentNode].some((at) => !!at && restless.has(at) && !/^(?:html|body|#document)$/i.test(at.nodeName));
  const observer = new window.MutationObserver((mutations) => {
    const counts = mutations.some(
      ({ target, attributeName }) => !(attributeName && OWN.test(attributeName)) && !isRestless(target),
    );
    if (counts) found.add('changed');
  });
  const onScroll = () => found.add('scroll');
  observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.addEventListener('scroll', onScroll, true);
  const before = record.acts.length;
  try {
    for (const answer of use(window, usable)) found.add(answer);
    const end = performance.now() + (isPatient ? TIMES.patient : TIMES.answer);
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (signal.aborted) return reject(signal.reason);
        for (const { how, what } of record.acts.slice(before)) {
          const self = how === 'focus' && (what === usable.element.id || what === usable.element.localName);
          // A jump to nowhere is what the browser does with a link that leads nowhere.
          const isNowhere = how === 'jump' && !targetOf(window, what);
          if (!self) found.add(isNowhere ? 'jump' : how === 'jump' ? 'scroll' : how);
        }
        if (isAnswered([...found]) || performance.now() >= end) return resolve();
        setTimeout(look, TIMES.check);
      };
      look();
    });
    // Waits for the end of what the control has started, before the next control is used.
    if (isAnswered([...found])) await quietOf(window, record, signal, { quiet: TIMES.quiet, most: TIMES.mostQuiet });
  } finally {
    observer.disconnect();
    window.removeEventListener('scroll', onScroll, true);
  }
  return [...found];
}

/** The element to which an address leads on this page. */
function targetOf({ document }: FrameWindow, address: string): Element | null {
  const name = decodeURIComponent(address.split('#')[1] ?? '');
  return name ? document.getElementById(name) : null;
}

/**
 * Uses everything, one after the other.
 * @param known keys of controls that have an answer in another look
 */
export async function tryAll(
  frame: Frame,
  usables: readonly Usable[],
  known: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Press[]> {
  const presses: Press[] = [];
  for (const usable of usables) {
    const { element, how, label, key } = usable;
    if (!element.isConnected) continue;
    // Read first: the answer may take the element away.
    const about = { key, how, label, leads: leads(usable), marks: marksAt(element), islands: islandsAt(element) };
    presses.push({ ...about, answers: await answersTo(frame, usable, known.has(key), signal) });
  }
  return presses;
}
