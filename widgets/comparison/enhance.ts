/** Adds a product to the comparison by one press, and opens the dialog that shows its table. */

import { pageComparisonTable } from '../../src/actions/pageComparisonTable';
import type { FormFields } from '../../src/api/form';
import { report, shopIslands } from '../../src/bridge/page/islands';
import { reload } from '../../src/bridge/page/reload';
import { moveFocus } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { compareProducts, couldNotCompare, tryAgain } from '../../src/texts/table';
import { notify } from '../../src/ui/messages/notify';
import { BUTTON, DIALOG, PAYLOAD, PLACE } from './contract';
import { readPageAddress, readPayload } from './read';

/**
 * The shopper's choices where the dialog cannot be loaded: ask again, open the comparison page, or reload this page.
 */
function wayOut(button: HTMLElement, payload: FormFields) {
  if (pageComparisonTable().$table.get().retry) return { label: say(tryAgain), run: () => void show(button, payload) };
  const href = readPageAddress(document, location.href);
  return href ? { label: say(compareProducts), href } : { label: say(tryAgain), run: reload };
}

/** Finds the button, or the one that has replaced it since. */
const openerOf = (button: HTMLElement) => () => {
  const payload = button.getAttribute(PAYLOAD);
  const twins = [...document.querySelectorAll<HTMLElement>(BUTTON)].filter(
    (one) => one.getAttribute(PAYLOAD) === payload,
  );
  return button.isConnected ? button : (twins[0] ?? null);
};

async function show(button: HTMLElement, payload: FormFields): Promise<void> {
  const table = pageComparisonTable();
  // The request is sent at once, because loading the dialog's code may take longer than the answer.
  const asked = table.open(payload, openerOf(button));
  const place = document.querySelector<HTMLElement>(PLACE) ?? document.body;
  button.setAttribute('aria-busy', 'true');
  await shopIslands().mount(place, DIALOG);
  button.removeAttribute('aria-busy');
  if (document.querySelector(`[data-island-view="${DIALOG}"]`)) return;
  await asked;
  const action = wayOut(button, payload);
  table.close();
  notify({ kind: 'error', text: say(couldNotCompare), action });
}

/** Adds the button's product. False leaves the press to the browser, because the button names no product. */
export function press(button: HTMLElement): void | false {
  const payload = readPayload(button);
  if (!payload) {
    report({
      island: 'comparison',
      what: 'A comparison button has no product.',
      why: 'Pressing it adds nothing.',
      fix: `Print ${PAYLOAD} as JSON with the product’s id as "pid"; 0 only opens the table.`,
    });
    return false;
  }
  // Some browsers do not focus a pressed link. The dialog later gives the focus back to the element that had it.
  moveFocus(button);
  void show(button, payload);
}

/** Begins to load the dialog's code when a hand comes near a button. */
export function start(): void {
  void shopIslands().wake(DIALOG);
}
