/** Opens the header's search in a dialog of the browser's (SPEC 2.3). Searching is the form's own: a page of results. */
import { adoptStyles } from '../../src/bridge/styles';
import { say } from '../../src/bridge/texts';
import type { Cleanup, Intent } from '../../src/island/types';
import { closeSearch, openSearch, search } from '../../src/rules/texts';
import { make } from '../../src/ui/make';
import { playButton } from '../../src/ui/playButton';
import { lockScroll } from '../../src/ui/scrollLock';
import { BUTTON, HIDDEN } from './contract';
import { readField, readPanel } from './read';
import css from './styles.css?inline';

export const start = (): void => adoptStyles(css);

/** By the panel that it shows. */
const dialogs = new WeakMap<HTMLElement, HTMLDialogElement>();

/** Puts a dialog around a panel, where the widget's own style sheet still reaches it. */
function makeDialog(panel: HTMLElement): HTMLDialogElement {
  const button = make('button', { type: 'button', className: 'shop-islands-search-close', ariaLabel: say(closeSearch), textContent: '×' });
  const dialog = make('dialog', { className: 'shop-islands-search', ariaLabel: say(search) }, button);
  panel.before(dialog);
  dialog.append(panel);
  panel.classList.remove(HIDDEN);
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  // WebKit's search fields take it to clear themselves, empty ones too.
  dialog.addEventListener('keydown', ({ key, target }) => key === 'Escape' && !(target as HTMLInputElement).value && dialog.close());
  dialogs.set(panel, dialog);
  return dialog;
}

function open(panel: HTMLElement, button: HTMLElement): void {
  const dialog = dialogs.get(panel) ?? makeDialog(panel);
  if (dialog.open) return;
  const unlock = lockScroll();
  button.setAttribute('aria-expanded', 'true');
  dialog.showModal();
  readField(panel)?.focus();
  dialog.addEventListener('close', function onClosed() {
    // Told a task later: by then it may be open again.
    if (dialog.open) return;
    dialog.removeEventListener('close', onClosed);
    unlock();
    button.setAttribute('aria-expanded', 'false');
  });
}

export function adopt(button: HTMLElement): Cleanup {
  playButton(button);
  button.setAttribute('aria-label', say(openSearch));
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  return () => {
    const panel = readPanel(document, button);
    if (panel) dialogs.get(panel)?.close();
  };
}

/** False leaves a press to the browser: there is no panel. */
export function press({ target }: Pick<Intent, 'target'>): false | undefined {
  const button = target.closest<HTMLElement>(BUTTON);
  const panel = button && readPanel(document, button);
  if (!panel) return false;
  open(panel, button);
  return undefined;
}
