/** The check's screen in wp-admin: starts the check, shows how far it is, and shows the result. */
import { run } from '../run';
import type { PageResult, Result, ScreenData } from '../types';
import { cardOf } from './card';
import { button, element } from './element';
import { ownPages } from './ownPages';
import { type Shop, shopAt } from './shop';
import { tableOf } from './table';
import { sayer } from './texts';

/** Saves a text as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** The same pages, with new results in the place of the old. */
const replaced = (pages: readonly PageResult[], by: readonly PageResult[]): PageResult[] =>
  pages.map((page) => by.find(({ url, cart }) => url === page.url && cart === page.cart) ?? page);

/**
 * Fills the screen.
 * @param place an empty element
 * @param shop how the shop is called
 */
export function openScreen(place: HTMLElement, data: ScreenData, shop: Shop = shopAt(data)): void {
  const say = sayer(data.texts);
  const language = document.documentElement.lang || 'en';
  let result: Result = data.last ?? { pages: [], isStopped: false, browser: '' };
  let stopping: AbortController | undefined;

  const bar = element('progress', { max: 1, value: 0, hidden: true, ariaLabel: say('progress') });
  const status = element('p', { className: 'shop-islands-check-status' });
  status.setAttribute('role', 'status');
  const hint = element('p', { className: 'description', hidden: true }, say('stay'));
  const output = element('div', {});
  const outdated = element('div', { className: 'notice notice-info inline' }, element('p', {}, say('outdated')));
  const before = element('p', { className: 'description', hidden: !data.last }, say('lastAt', data.at));
  const start = button(say(data.last ? 'again' : 'start'), () => look(), 'button button-primary');
  const stop = button(say('stop'), () => stopping?.abort());
  stop.hidden = true;

  function setBusy(isBusy: boolean): void {
    // If a button with the focus disappears, the button that replaces it gets the focus.
    const { activeElement } = document;
    start.disabled = isBusy;
    stop.hidden = bar.hidden = hint.hidden = !isBusy;
    for (const one of output.querySelectorAll('button')) one.disabled = isBusy;
    if (isBusy && activeElement === start) stop.focus();
    else if (!isBusy && activeElement === stop) start.focus();
  }

  function summary(): HTMLElement[] {
    const count = (verdict: PageResult['verdict']) => result.pages.filter((page) => page.verdict === verdict).length;
    const [broken, unseen] = [count('broken'), count('unseen')];
    const isSeen = result.pages.length > unseen;
    const texts = [
      broken ? say('someBroken', String(broken)) : isSeen && say('allFine'),
      unseen > 0 && say('someUnseen', String(unseen)),
    ];
    const kind = broken ? 'notice-error' : unseen ? 'notice-warning' : 'notice-success';
    const lines = texts.flatMap((text) => (text ? [element('p', {}, text)] : []));
    return result.pages.length ? [element('div', { className: `notice inline ${kind}` }, ...lines)] : [];
  }

  function show(): void {
    const actions = {
      say,
      language,
      settings: data.settings,
      onAdvice: shop.act,
      onAgain: (page: PageResult) => void look(page),
    };
    const table = tableOf(result.pages, say, language);
    // Pages that need the owner's attention come first.
    const rank = ({ verdict }: PageResult) => ['broken', 'unseen', 'differs', 'same'].indexOf(verdict);
    const pages = [...result.pages].sort((one, other) => rank(one) - rank(other));
    const file = () => save('shop-islands-check.json', JSON.stringify(result, null, 2));
    output.replaceChildren(
      ...summary(),
      ...pages.map((page) => cardOf(page, actions)),
      ...(table ? [table] : []),
      ...(pages.length ? [element('p', {}, button(say('send'), file))] : []),
    );
  }

  /** @param only a page that is looked at again; without it all are */
  async function look(only?: PageResult): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    stopping = controller;
    setBusy(true);
    bar.value = 0;
    before.hidden = true;
    try {
      if (!('navigation' in window)) throw new Error(say('noNavigation'));
      const { secret, pages } = await shop.pass(signal);
      const wanted = only ? pages.filter(({ url, cart }) => url === only.url && cart === only.cart) : pages;
      if (!only) result = { pages: [], isStopped: false, browser: navigator.userAgent };
      show();
      setBusy(true);
      const found = await run(wanted, {
        secret,
        signal,
        say,
        onProgress(done, page, at) {
          bar.value = done;
          const text = say('looking', page.name, String(at + 1), String(wanted.length));
          if (status.textContent !== text) status.textContent = text;
        },
        onPage(page) {
          result = { ...result, pages: only ? replaced(result.pages, [page]) : [...result.pages, page] };
          show();
          setBusy(true);
        },
      });
      result = { ...result, isStopped: signal.aborted };
      // A check of one page, or of some, says nothing about the other pages.
      if (!only && !signal.aborted) outdated.remove();
      status.textContent = say(signal.aborted ? 'stopped' : 'done');
      if (found.length) await shop.keep(result).catch(() => void status.append(` ${say('unkept')}`));
    } catch (error) {
      const isOwn = signal.aborted;
      status.textContent = isOwn
        ? say('stopped')
        : say('failed', error instanceof Error ? error.message : String(error));
    } finally {
      start.textContent = say('again');
      show();
      setBusy(false);
    }
  }

  place.replaceChildren(
    ...(data.isOutdated ? [outdated] : []),
    element('p', { className: 'shop-islands-check-buttons' }, start, ' ', stop, ' ', bar),
    hint,
    status,
    before,
    output,
    ownPages(data.own, shop, say),
  );
  show();
}
