/** Finds what a shopper can use on a page: buttons, toggles, fields and forms. */
import type { Press } from '../types';
import type { FrameWindow } from './frame';

/** Elements that are pressed. Links that lead to other pages are among them only where they look like buttons. */
export const CONTROLS = [
  'button',
  '[role=button]',
  '[role=tab]',
  '[role=switch]',
  '[role=menuitem]',
  'summary',
  'input[type=button]',
  'a[href^="#"]',
  'a[href=""]',
  'a[href^="javascript:"]',
  'a:not([href])[class]',
  'a.button',
  'a[class*=add_to_cart]',
  '[aria-expanded]',
  '[aria-controls]',
  '[onclick]',
  '[class*=toggle]:not(form,ul,ol,nav,body,header,section)',
  '[class*=trigger]:not(form,ul,ol,nav,body,header,section)',
].join();

/** Fields that are changed. */
const FIELDS = 'select,input[type=radio],input[type=checkbox],input[type=number],input[type=search],input[type=range]';

/** The largest numbers per page: of controls and fields, of forms, and of controls that are alike. */
const MOST = 60;
const MOST_ALIKE = 3;

/** Never pressed: what opens a dialog of the system, and fields that are typed into. */
export const NEVER = '[type=file],[type=color],[download],input:not([type=button]),textarea';

/** What a person would call a control. */
export function labelOf(element: Element): string {
  const { labels } = element as HTMLInputElement;
  const said = [
    element.getAttribute('aria-label'),
    labels?.[0]?.textContent,
    element.localName === 'select' ? element.getAttribute('name') : element.textContent,
    element.getAttribute('title'),
    (element as HTMLInputElement).value,
    element.getAttribute('alt') ?? element.querySelector('img')?.getAttribute('alt'),
    element.getAttribute('name'),
    element.id,
    element.classList[0],
  ];
  const label = said.find((text) => typeof text === 'string' && text.trim()) ?? element.localName;
  return label.replace(/\s+/g, ' ').trim().slice(0, 60);
}

/** What a person would call a form: by its own name, or by the button that sends it. */
function labelOfForm(form: HTMLFormElement): string {
  const button = form.querySelector('[type=submit],button:not([type])');
  const own = form.getAttribute('aria-label') ?? form.id;
  return (own || (button && labelOf(button)) || form.className || 'form').slice(0, 60);
}

export interface Usable {
  element: Element;
  how: Press['how'];
  label: string;
  key: string;
}

const howOf = (element: Element): Press['how'] => {
  if (element.localName === 'form') return 'send';
  if (element.localName === 'select' || element.matches('[type=radio],[type=checkbox]')) return 'choose';
  return element.matches('input:not([type=button])') ? 'type' : 'press';
};

/** Whether a control contains another one. Only the inner one is used: the button inside of a label, not the label. */
const isAround = (element: Element, all: ReadonlySet<Element>): boolean => {
  for (const child of element.querySelectorAll('*')) if (all.has(child)) return true;
  return false;
};

/**
 * Everything that can be used, in the page's order: controls, then fields, then forms. The key of one is the same in
 * every look, because it has no number of the page and no class that a script adds.
 */
export function usableOn({ document }: FrameWindow, isSeen: (element: Element) => boolean): Usable[] {
  const controls = [...document.querySelectorAll(CONTROLS)].filter((element) => !element.matches(NEVER));
  const all = new Set(controls);
  const inner = controls.filter((element) => !isAround(element, all) && !element.matches('[type=submit]'));
  const found = [...inner, ...document.querySelectorAll(FIELDS)].filter(
    (element) => !(element as HTMLInputElement).disabled && isSeen(element),
  );
  const forms = [...document.forms].filter((form) => form.method !== 'dialog' && isSeen(form));
  const count = new Map<string, number>();
  const usable = [...found, ...forms].map((element) => {
    const label = element.localName === 'form' ? labelOfForm(element as HTMLFormElement) : labelOf(element);
    const how = howOf(element);
    const plain = `${how} ${element.localName}${element.id && `#${element.id}`} ${label}`.replace(/\d+/g, '#');
    count.set(plain, (count.get(plain) ?? 0) + 1);
    return { element, how, label, key: `${plain} ${count.get(plain)}`, alike: count.get(plain) as number };
  });
  const few = usable.filter(({ alike }) => alike <= MOST_ALIKE);
  const isForm = ({ how }: Usable) => how === 'send';
  return [...few.filter((one) => !isForm(one)).slice(0, MOST), ...few.filter(isForm).slice(0, MOST)];
}
