/** Reads a search form, and the server's results. */
import { text } from '../../src/dom/attributes';
import { FORM, INPUT, ITEM, MORE, PANEL, RESULT, type SearchProps } from './contract';

/** Reads a form's parts; undefined where it lacks one. */
export function readProps(host: Element): SearchProps | undefined {
  const form = host.matches('form') ? host : host.querySelector(FORM);
  const input = form?.querySelector<HTMLInputElement>(INPUT);
  const result = form?.querySelector<HTMLElement>(RESULT);
  if (!form || !input || !result) return undefined;
  return { form: form as HTMLFormElement, input, result, panel: result.closest<HTMLElement>(PANEL) ?? result };
}

/** The term that is typed in. */
export const readTerm = ({ input }: SearchProps): string => input.value.trim();

/** The form's action, read as an attribute, because `form.action` may be a field with that name. */
export const readAction = (form: Element): string => text(form, 'action');

/** The form's fields, without files. */
export const readFields = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');

export interface Row {
  element: HTMLElement;
  /** The address to which the row leads. */
  link: HTMLAnchorElement;
  /** True where the row is no result itself, but leads to all results. */
  isMore: boolean;
}

/** Reads the results that have a link. The first link of each leads to the product. */
export const readRows = (results: ParentNode): Row[] =>
  [...results.querySelectorAll<HTMLElement>(ITEM)].flatMap((element) => {
    const link = element.querySelector<HTMLAnchorElement>('a[href]');
    return link ? [{ element, link, isMore: link.matches(MORE) }] : [];
  });
