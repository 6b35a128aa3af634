/** Reads a search form, and the server's results. */
import { text } from '../../src/dom/attributes';
import { FORM, INPUT, ITEM, MORE, PANEL, RESULT, type SearchProps } from './contract';

/** Undefined where the form lacks a part. */
export function readProps(host: Element): SearchProps | undefined {
  const form = host.matches('form') ? host : host.querySelector(FORM);
  const input = form?.querySelector<HTMLInputElement>(INPUT);
  const result = form?.querySelector<HTMLElement>(RESULT);
  if (!form || !input || !result) return undefined;
  return { form: form as HTMLFormElement, input, result, panel: result.closest<HTMLElement>(PANEL) ?? result };
}

export const readTerm = ({ input }: SearchProps): string => input.value.trim();

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
export const readRows = (results: ParentNode): Row[] =>
  [...results.querySelectorAll<HTMLElement>(ITEM)].flatMap((element) => {
    const link = element.querySelector<HTMLAnchorElement>('a[href]');
    return link ? [{ element, link, isMore: link.matches(MORE) }] : [];
  });
