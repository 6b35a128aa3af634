/** Gives search forms life: asks while the shopper types, and shows what the server finds below the form. */

import { encodeFormElement } from '../../src/api/formElement';
import { clock } from '../../src/bridge/page/clock';
import { goTo } from '../../src/bridge/page/goTo';
import { report, shopIslands } from '../../src/bridge/page/islands';
import { originalsSettled } from '../../src/bridge/page/settled';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { search, searchCategory } from '../../src/texts/table';
import { fetchSearch } from './api';
import { BODY_OPEN, CATEGORY, FORM, LOADING, OPEN, ORIGINAL, type Parts, SUBMIT } from './contract';
import { onKey, setActive } from './keys';
import { showFailure, showResults } from './panel';
import { readAction, readFields, readParts, readTerm } from './read';
import { searchPage } from './rules';
import { type Answer, createSearchStore, type SearchState, type SearchStore } from './store';
import css from './styles.css?inline';

let forms = 0;

const pageOf = ({ form }: Parts) => searchPage(readAction(form), document.baseURI, readFields(form));
const isOriginal = (form: Element) => shopIslands().isOriginalActive(ORIGINAL, form);

/** Roles and names of the server's own nodes. */
function setRoles({ form, input, panel }: Parts): void {
  panel.id ||= `shop-islands-search-${++forms}`;
  input.role = 'combobox';
  input.autocomplete = 'off';
  const states = { haspopup: 'grid', autocomplete: 'list', controls: panel.id, expanded: 'false' };
  for (const [name, value] of Object.entries(states)) input.setAttribute(`aria-${name}`, value);
  const name = (element: HTMLElement | null, words: string) => {
    const labelled = element as (HTMLElement & { labels?: NodeList | null }) | null;
    if (labelled && !labelled.labels?.length && !labelled.hasAttribute('aria-label')) labelled.setAttribute('aria-label', words);
  };
  name(input, input.placeholder || say(search));
  name(form.querySelector(CATEGORY), say(searchCategory));
  const button = form.querySelector<HTMLElement>(SUBMIT);
  if (!button?.textContent?.trim()) name(button, say(search));
}

function showAnswer(parts: Parts, answer: Answer, store: SearchStore): void {
  const all = pageOf(parts);
  if ('html' in answer) return showResults(parts, answer.html, answer.question.term, all);
  const { cause } = answer;
  report({
    island: 'live-search',
    what: 'A search failed.',
    why: 'The shopper is told.',
    fix: 'If it was refused, cache pages for less than 12 hours.',
    cause,
  });
  showFailure(parts, all, () => {
    moveFocus(parts.input);
    store.retry();
  });
}

/** Shows a state; the server's results only when they are new. */
function show(parts: Parts, { isLoading, isOpen, answer }: SearchState, before: SearchState | undefined, store: SearchStore): void {
  const { form, input, result } = parts;
  form.classList.toggle(LOADING, isLoading);
  form.classList.toggle(OPEN, isOpen);
  document.body.classList.toggle(BODY_OPEN, !!document.querySelector(`.${OPEN}`));
  input.setAttribute('aria-expanded', String(isOpen));
  setActive(parts, -1);
  if (answer === before?.answer) return;
  if (answer) showAnswer(parts, answer, store);
  else result.replaceChildren();
}

function listen(parts: Parts, store: SearchStore, signal: AbortSignal): void {
  const { form, input } = parts;
  const question = () => ({ term: readTerm(parts), query: encodeFormElement(form) });
  // It may have come since: it makes the same call.
  const change = () => isOriginal(form) || store.change(question());
  const open = () => store.open(question().query);
  const leave = (target: EventTarget | null) => target instanceof Node && !form.contains(target) && store.close();
  const actions = { isOpen: () => store.$state.get().isOpen, open, close: store.close };
  form.addEventListener('input', change, { signal });
  // A text field's comes when the focus leaves it, and is no news.
  form.addEventListener('change', ({ target }) => void (target !== input && change()), { signal });
  form.addEventListener('keydown', (event) => onKey(event, parts, actions), { signal });
  form.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal });
  input.addEventListener('click', open, { signal });
  document.addEventListener('click', ({ target }) => leave(target), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && store.close(), { signal });
  // What was typed before the code had come.
  if (input.value !== input.defaultValue) change();
}

/** Takes a form over. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  const parts = readParts(host);
  if (!parts) {
    report({ island: 'live-search', what: 'A search form lacks a part.', why: 'Results are not shown while typing.', fix: 'Print ShopEngine’s markup.' });
    return undefined;
  }
  const store = createSearchStore({ clock, search: (query, signal) => fetchSearch(readAction(parts.form), query, signal) });
  const bound = new AbortController();
  setRoles(parts);
  store.$state.listen((state, before) => show(parts, state, before, store));
  listen(parts, store, bound.signal);
  return () => {
    bound.abort();
    store.close();
  };
}

/** Goes to the shop's search page: the form's own address would show bare HTML. False leaves a form that knows better to the browser. */
export function submit(target: HTMLElement, submitter: HTMLElement | null): void | false {
  const parts = readParts(target);
  const page = parts && pageOf(parts);
  if (!page || submitter?.hasAttribute('formaction')) return false;
  if (readTerm(parts)) goTo(page);
  else moveFocus(parts.input);
}

/** The form that a shopper has come to; ShopEngine's own script, where it is at work, keeps it. */
async function takeOver(target: EventTarget | null): Promise<void> {
  const form = target instanceof Element && target.closest<HTMLElement>(FORM);
  if (!form || form.dataset.islandStatus === 'ready') return;
  await originalsSettled();
  if (!isOriginal(form)) await shopIslands().mount(form, 'live-search');
}

export function start(): void {
  adoptStyles(css);
  for (const type of ['focusin', 'input']) document.addEventListener(type, ({ target }) => void takeOver(target));
  void takeOver(document.activeElement);
}
