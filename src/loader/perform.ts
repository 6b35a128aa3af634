/** Owns doing an action: its island does it, or else the browser. */
import { hostOf, type KeptIntent } from './intent';
import { isYielding } from './original';
import { setStatus } from './status';

let isNative = false;

/** True while the loader repeats an action for the browser. The loader must not take that event again. */
export const isActingNatively = (): boolean => isNative;

/** Repeats an action, for the browser and for the page's other scripts. A changed field sends its form. */
function actNatively({ type, target, submitter }: KeptIntent): void {
  isNative = true;
  if (type === 'click') target.click();
  // The browser refuses a button that has left the page, alone or with its form.
  else target.closest('form')?.requestSubmit(submitter?.isConnected ? submitter : null);
  isNative = false;
}

/** Hands an action to its island, whose code is there. Returns true unless the browser has to do the action. */
export function hand(intent: KeptIntent): boolean | undefined {
  const { island } = intent.kind;
  const host = hostOf(intent);
  island?.mount(host);
  return island?.deliver(intent, host);
}

/**
 * True for a press that only scripts handle, such as a press of a theme's button. Those scripts have heard the
 * shopper's press already, and would take a repeated one for a second press.
 */
const isForScripts = ({ type, target }: KeptIntent): boolean =>
  type === 'click' && !target.closest('a,label,form button:not([type=button])');

/** Does an action once the island's code has loaded or has failed to load. */
export function perform(intent: KeptIntent): void {
  const { kind } = intent;
  const host = hostOf(intent);
  let isLost = false;
  if (!isYielding(kind, host)) {
    if (kind.state === 'ready' && hand(intent)) return;
    // The family's code has come, and none of its islands answers to this action.
    if (kind.row.family && isForScripts(intent)) return;
    isLost = kind.state !== 'ready' && !kind.row.family;
    if (isLost) setStatus(host, 'failed');
  }
  // A browser does nothing with a changed field. Only where its island could not come is its form sent.
  if (isLost || intent.type !== 'change') actNatively(intent);
}
