import { onTriggeredChange } from '../../src/bridge/jquery/events';
import { defineIsland } from '../../src/island/defineIsland';
import { send } from './enhance';

/** The sort order submits its form on change (SPEC 2.4). Validation and other plugins' submit handlers run. */
export default defineIsland({
  name: 'ordering',
  mode: 'enhance',
  start: () => onTriggeredChange('.woocommerce-ordering select.orderby', send),
  onIntent: ({ target }) => send(target),
});
