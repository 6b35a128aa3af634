/** Opens the header's search in a dialog over the page (SPEC 2.3). Searching is the form's own: a page of results. */
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { closeSearch, openSearch, search } from '../../src/texts/table';
import { showDialog } from '../../src/ui/coverPage';
import { make } from '../../src/ui/make';
import { playButton } from '../../src/ui/playButton';
import tokens from '../../src/ui/tokens.css?inline';
import { BUTTON, HIDDEN } from './contract';
import { readField, readPanel, readSurroundings } from './read';
import css from './styles.css?inline';

export const start = (): void => adoptStyles(tokens, css);

interface Search {
  dialog: HTMLDialogElement;
  panel: HTMLElement;
  /** Takes the dialog off the page. */
  remove(): void;
}

/** By the button that opens it. */
const searches = new WeakMap<HTMLElement, Search>();

/** The first Escape clears what was typed, as some browsers' search fields do; the next one closes the dialog. */
function clearFirst(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Escape' || !(target instanceof HTMLInputElement) || !target.value) return;
  event.preventDefault();
  target.value = '';
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts a dialog around a panel, at the page's end: a header has a layer of its own, which the page's layers may cover. What
 * is around it there has the names that the widget's style sheet goes by, and no boxes.
 */
function makeSearch(panel: HTMLElement): Search {
  const close = make('button', { type: 'button', className: 'shop-islands-search-close', ariaLabel: say(closeSearch), textContent: '×' });
  const dialog = make('dialog', { className: 'shop-islands-search', ariaLabel: say(search) }, close);
  const outermost = readSurroundings(panel).reduce((inner, className) => {
    const shell = make('div', { className }, inner);
    shell.style.display = 'contents';
    return shell;
  }, dialog as HTMLElement);
  document.body.append(outermost);
  dialog.append(panel);
  panel.classList.remove(HIDDEN);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('keydown', clearFirst);
  return { dialog, panel, remove: () => outermost.remove() };
}

function open({ dialog, panel }: Search, button: HTMLElement): void {
  if (dialog.open) return;
  button.setAttribute('aria-expanded', 'true');
  showDialog(dialog, { opener: button, focus: readField(panel) });
  dialog.onclose = () => {
    // Told a task later: by then it may be open again.
    if (!dialog.open) button.setAttribute('aria-expanded', 'false');
  };
}

export function adopt(button: HTMLElement): Cleanup {
  playButton(button);
  button.setAttribute('aria-label', say(openSearch));
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  return () => {
    const there = searches.get(button);
    there?.dialog.close();
    there?.remove();
    searches.delete(button);
  };
}

/** False leaves a press to the browser: there is no panel. */
export function press({ target }: Pick<Intent, 'target'>): false | undefined {
  const button = target.closest<HTMLElement>(BUTTON);
  const panel = button && !searches.has(button) && readPanel(document, button);
  if (panel) searches.set(button, makeSearch(panel));
  const there = button && searches.get(button);
  if (!there) return false;
  open(there, button);
  return undefined;
}
