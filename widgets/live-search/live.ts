/** Makes a form's store of the real parts, and joins it to the page. */

import { takeOver } from '../../src/actions/takeOver';
import { encodeFormElement } from '../../src/api/formElement';
import { clock } from '../../src/bridge/page/clock';
import { goTo } from '../../src/bridge/page/goTo';
import { report, shopIslands } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import { fetchSearch } from './api';
import { BODY_OPEN, FORM, LOADING, OPEN, ORIGINAL, type Results, type SearchProps } from './contract';
import { listen } from './page/listen';
import { createResults } from './page/results';
import { clearCopy, lendRoles } from './page/roles';
import { readAction, readFields, readProps, readTerm } from './read';
import { searchPage } from './rules';
import { createSearchStore, type LiveSearch, type SearchStore } from './store';
import css from './styles.css?inline';

const pageOf = ({ form }: SearchProps) => searchPage(readAction(form), document.baseURI, readFields(form));
const isOriginal = (form: Element) => shopIslands().isOriginalActive(ORIGINAL, form);

function reportFailure(cause: unknown): void {
  report({
    island: 'live-search',
    what: 'A search failed.',
    why: 'The shopper is told.',
    fix: 'If it was refused, cache pages for less than 12 hours.',
    cause,
  });
}

const createStore = (props: SearchProps): SearchStore<Results> =>
  createSearchStore({
    clock,
    async search({ query, term }, signal) {
      try {
        return createResults(
          await fetchSearch(readAction(props.form), query, signal),
          props.panel.id,
          term,
          pageOf(props),
          props.result,
        );
      } catch (cause) {
        if (!signal.aborted) reportFailure(cause);
        throw cause;
      }
    },
  });

/** Creates the store of a form that lacks a part: its view is never wanted, and it makes no calls. */
function createNone(): LiveSearch {
  report({
    island: 'live-search',
    what: 'A search form lacks a part.',
    why: 'Results are not shown while typing.',
    fix: 'Print ShopEngine’s markup.',
  });
  return {
    ...createSearchStore<Results>({ clock, search: () => Promise.reject() }),
    page: () => undefined,
    reopen: () => false,
    release() {},
  };
}

/** Creates the store of a form, and takes the form over. */
export function createLiveSearch(props: SearchProps | undefined): LiveSearch {
  if (!props) return createNone();
  const { form } = props;
  const store = createStore(props);
  clearCopy(props);
  const giveRolesBack = lendRoles(props);
  store.$state.listen(({ isLoading }) => void form.classList.toggle(LOADING, isLoading));
  store.$isShown.listen((isShown) => {
    form.classList.toggle(OPEN, isShown);
    document.body.classList.toggle(BODY_OPEN, !!document.querySelector(`.${OPEN}`));
  });
  const question = () => ({ term: readTerm(props), query: encodeFormElement(form) });
  const live = { ...store, page: () => pageOf(props), reopen: () => store.open(question().query) };
  // ShopEngine's own script may have started since. It makes the same call.
  const stopListening = listen(props, live, () => isOriginal(form) || store.change(question()));
  return {
    ...live,
    release() {
      stopListening();
      store.close();
      giveRolesBack();
    },
  };
}

/**
 * Goes to the shop's search page, because the form's own address would show bare HTML. False leaves the submit to the
 * browser: the form or its button already leads to a page.
 */
export function submit(target: HTMLElement, submitter: HTMLElement | null): void | false {
  const props = readProps(target);
  const page = props && pageOf(props);
  if (!page || submitter?.hasAttribute('formaction')) return false;
  if (readTerm(props)) goTo(page);
  else moveFocus(props.input);
}

/** Takes over the form that the shopper has come to, unless ShopEngine's own script runs it. */
function come(target: EventTarget | null): void {
  const form = target instanceof Element && target.closest<HTMLElement>(FORM);
  if (form) void takeOver(form, 'live-search', ORIGINAL);
}

/** Starts the work that all forms share: styles, and taking a form over when the focus or typing comes to it. */
export function start(): void {
  adoptStyles(css);
  for (const type of ['focusin', 'input']) document.addEventListener(type, ({ target }) => come(target));
  come(document.activeElement);
}
