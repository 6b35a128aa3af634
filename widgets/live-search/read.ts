/** Reads a search form, and the server's results. */
import { text } from '../../src/dom/attributes';
import { FORM, INPUT, ITEM, MORE, PANEL, type Parts, RESULT } from './contract';

/** The form's parts; undefined where one is missing. */
export function readParts(host: Element): Parts | undefined {
  const form = host.matches('form') ? host : host.querySelector(FORM);
  const input = form?.querySelector<HTMLInputElement>(INPUT);
  const result = form?.querySelector<HTMLElement>(RESULT);
  if (!form || !input || !result) return undefined;
  return { form: form as HTMLFormElement, input, result, panel: result.closest<HTMLElement>(PANEL) ?? result };
}

export const readTerm = ({ input }: Parts): string => input.value.trim();

/** The form's action as it is printed: a field may have the name "action". */
export const readAction = (form: Element): string => text(form, 'action');

/** What the form holds; files apart. */
export const readFields = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');

export interface Row {
  element: HTMLElement;
  /** Where it leads. */
  link: HTMLAnchorElement;
  /** It leads to everything, and is no result of its own. */
  isMore: boolean;
}

/** Results that lead somewhere; the first link of each is the product's. */
export const readRows = ({ result }: Pick<Parts, 'result'>): Row[] =>
  [...result.querySelectorAll<HTMLElement>(ITEM)].flatMap((element) => {
    const link = element.querySelector<HTMLAnchorElement>('a[href]');
    return link ? [{ element, link, isMore: link.matches(MORE) }] : [];
  });
