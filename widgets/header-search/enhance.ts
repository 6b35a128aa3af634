/**
 * Opens the header's search in a dialog over the page (SPEC 2.3). The form itself searches, by loading a page of
 * results.
 */
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { closeSearch, openSearch, search } from '../../src/texts/table';
import controls from '../../src/ui/controls.css?inline';
import { onPressBeside, showDialog } from '../../src/ui/covers/coverPage';
import { make } from '../../src/ui/make';
import { playButton } from '../../src/ui/presses/playButton';
import tokens from '../../src/ui/tokens.css?inline';
import { BUTTON, HIDDEN } from './contract';
import { readField, readPanel, readSurroundings } from './read';
import css from './styles.css?inline';

/** Adds the style sheets. */
export const start = (): void => adoptStyles(tokens, controls, css);

interface Search {
  dialog: HTMLDialogElement;
  panel: HTMLElement;
}

/** The searches, by their panels and by the buttons that have opened them. */
const searches = new WeakMap<HTMLElement, Search>();

/**
 * Handles Escape: the first press clears the field, as in some browsers' search fields; the next one closes the dialog.
 * A list of suggestions at the field closes before that, and leaves the text.
 */
function clearFirst(event: KeyboardEvent): void {
  const { key, target, defaultPrevented, isComposing } = event;
  if (key !== 'Escape' || defaultPrevented || isComposing || !(target instanceof HTMLInputElement) || !target.value)
    return;
  event.preventDefault();
  target.value = '';
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Moves a panel into a dialog at the end of the page, because a header is a layer of its own that other layers may
 * cover. The elements around it there carry the class names that the widget's style sheet needs, and have no boxes. The
 * dialog stays when its button leaves the page, because another script may put a copy of the button in its place.
 */
function makeSearch(panel: HTMLElement): Search {
  const close = make('button', {
    type: 'button',
    className: 'shop-islands-icon-button shop-islands-search-close',
    ariaLabel: say(closeSearch),
    textContent: '×',
  });
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
  onPressBeside(
    (target) => target === dialog,
    () => dialog.close(),
  );
  dialog.addEventListener('keydown', clearFirst);
  return { dialog, panel };
}

/** The search of a button; another button may have opened it before. Undefined where the page has no panel for it. */
function searchOf(button: HTMLElement): Search | undefined {
  const known = searches.get(button);
  const panel = known ? undefined : readPanel(document, button);
  const there = known ?? (panel ? (searches.get(panel) ?? makeSearch(panel)) : undefined);
  if (there) searches.set(button, there).set(there.panel, there);
  return there;
}

function open({ dialog, panel }: Search, button: HTMLElement): void {
  if (dialog.open) return;
  button.setAttribute('aria-expanded', 'true');
  showDialog(dialog, { opener: button, focus: readField(panel) });
  dialog.onclose = () => {
    // The close event comes one task later. By then the dialog may be open again.
    if (!dialog.open) button.setAttribute('aria-expanded', 'false');
  };
}

/** Adopts a search's button. */
export function adopt(button: HTMLElement): Cleanup {
  playButton(button);
  button.setAttribute('aria-label', say(openSearch));
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  return () => {
    searches.get(button)?.dialog.close();
    searches.delete(button);
  };
}

/** Opens the search of a button. False leaves the press to the browser when there is no panel. */
export function press({ target }: Pick<Intent, 'target'>): false | undefined {
  const button = target.closest<HTMLElement>(BUTTON);
  const there = button && searchOf(button);
  if (!there) return false;
  open(there, button);
  return undefined;
}
