/**
 * Owns the chat's button while the view is not there: the name and the state of the server's own control, and its
 * badge.
 */
import type { Cleanup } from '../../../../src/island/types';
import { say } from '../../../../src/texts/say';
import { chatBadge, chatWithUs } from '../../../../src/texts/table';
import { make } from '../../../../src/ui/make';
import { createLoan } from '../../../../src/ui/views/lendAttributes';
import { SLOW } from '../../contract';
import type { DialogStore } from '../../greeting/store';
import { show } from '../../page/show';
import type { ButtonParts, ButtonStore } from '../store';

/** Puts a badge like the view's in the place of the server's badge, which stays unchanged. */
function placeBadge({ server, printed }: NonNullable<ButtonParts['badge']>): HTMLElement {
  const inner = make('span', { className: printed.badgeClassName }, printed.text);
  const outer = make('span', { className: printed.className }, inner);
  Object.assign(inner.style, printed.badgeStyle);
  Object.assign(outer.style, printed.style);
  server.replaceWith(outer);
  return outer;
}

/**
 * Serves the button. A button with a greeting says which dialog it opens, and whether the dialog is open. Returns how
 * to give the server's nodes back.
 */
export function serveButton({ control, call, badge, $badge }: ButtonStore, greeting: DialogStore | undefined): Cleanup {
  const loan = createLoan(control);
  const name = call || say(chatWithUs);
  const placed = badge && placeBadge(badge);
  const place = new Text();
  const stops = [
    $badge.subscribe((state) => {
      const said = state === 'shown' && badge?.printed.text;
      loan.lend({ 'aria-label': said ? say(chatBadge, { name, badge: said }) : name });
      if (state === 'gone') placed?.replaceWith(place);
      else if (placed && state === 'shown') show(placed, SLOW);
    }),
    greeting?.$isOpen.subscribe((isOpen) =>
      loan.lend({ 'aria-haspopup': 'dialog', 'aria-controls': greeting.frame.id, 'aria-expanded': !!isOpen }),
    ),
  ];
  return () => {
    for (const stop of stops) stop?.();
    if (badge) for (const node of [placed, place]) node?.replaceWith(badge.server);
    loan.giveBack();
  };
}
