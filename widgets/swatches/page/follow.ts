/** Owns listening to the page's selects for all groups of swatches. */
import { onTriggeredChange } from '../../../src/bridge/jquery/events';
import { type Clock, clock } from '../../../src/bridge/page/clock';
import { onVariation } from '../../../src/bridge/woocommerce/variationEvents';
import { FORM, RESET } from '../contract';
import { readSelectOf } from '../read';
import type { SwatchesStore } from '../store';

/** How long after a change of the options the swatches follow, in milliseconds (SPEC 9). */
const DELAY = 100;

type Followed = Pick<SwatchesStore, 'update' | 'enable'>;

const alive = new Map<HTMLElement, Followed>();
let isListening = false;

/** Runs for each group whose host `isMeant` accepts. */
function each(isMeant: (host: HTMLElement) => boolean, run: (store: Followed) => void): void {
  for (const [host, store] of alive) if (isMeant(host)) run(store);
}

/** Listens to the page, once. */
export function listen({ after }: Clock = clock): void {
  if (isListening) return;
  isListening = true;
  // By name too, because a sticky bar may repeat an attribute's select, and the form keeps both in step.
  const changed = (field: EventTarget | null) => {
    const { name, form } = field as Partial<HTMLSelectElement>;
    const isMeant = (select?: HTMLSelectElement) =>
      !!select && (select === field || (select.name === name && select.form === form));
    each(
      (host) => isMeant(readSelectOf(host)),
      (store) => store.update(),
    );
  };
  const inForm = (form: HTMLElement, run: (store: Followed) => void) => each((host) => form.contains(host), run);
  document.addEventListener('change', ({ target }) => changed(target));
  onTriggeredChange('select', changed);
  onVariation({
    narrowed: (form) => void after(DELAY, () => inForm(form, (store) => store.update(true))),
    reset: (form) => inForm(form, (store) => store.update()),
  });
  document.addEventListener('click', ({ target }) => {
    const form = (target as Element).closest(RESET)?.closest<HTMLElement>(FORM);
    if (form) inForm(form, (store) => store.enable());
  });
}

/** Keeps a group in step with its select, whoever changes the select. Returns a function that stops it. */
export function follow(host: HTMLElement, store: Followed): () => void {
  listen();
  alive.set(host, store);
  return () => void alive.delete(host);
}
