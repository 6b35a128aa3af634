import { onTriggeredChange } from '../../src/bridge/jquery/events';
import { defineIsland } from '../../src/island/defineIsland';

/** Sends the form. As the page goes, the order is the page's own again: after Back, it stands over the same products. */
function send(select: Element): void {
  const { form, options } = select as HTMLSelectElement;
  form?.requestSubmit();
  addEventListener('pagehide', () => {
    for (const option of options ?? []) option.selected = option.defaultSelected;
  });
}

/** The sort order submits its form on change (SPEC 2.4). Validation and other plugins' submit handlers run. */
export default defineIsland({
  name: 'ordering',
  mode: 'enhance',
  start: () => onTriggeredChange('.woocommerce-ordering select.orderby', send),
  onIntent: ({ target }) => send(target),
});
