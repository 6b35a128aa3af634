/** Owns the chat's button while the view is not there: the server's own control has its name and its state, and the server's badge comes and goes. */
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { chatBadge, chatWithUs } from '../../src/texts/table';
import { createLoan } from '../../src/ui/lendAttributes';
import type { ButtonParts, ButtonStore } from './buttonStore';
import { BADGE, SLOW } from './contract';
import type { DialogStore } from './dialogStore';
import { hide, show } from './show';

/** Where the badge stands, which the server prints on the button. Returns how to show the badge as it was printed. */
function placeBadge({ server, printed }: NonNullable<ButtonParts['badge']>): Cleanup {
  const inner = server.querySelector<HTMLElement>(BADGE);
  const elements = inner ? [server, inner] : [server];
  const styles = elements.map((element) => element.getAttribute('style') ?? '');
  const { hidden } = server;
  Object.assign(inner?.style ?? {}, printed.badgeStyle);
  return () => {
    elements.forEach((element, index) => void element.setAttribute('style', styles[index] as string));
    server.hidden = hidden;
    server.inert = false;
  };
}

/** Serves the button; one with a greeting says what it opens, and whether that is open. Returns how to give the server's nodes back. */
export function serveButton({ control, call, badge, $badge }: ButtonStore, greeting: DialogStore | undefined): Cleanup {
  const loan = createLoan(control);
  const name = call || say(chatWithUs);
  const putBack = badge && placeBadge(badge);
  const stops = [
    $badge.subscribe((state) => {
      const said = state === 'shown' && badge?.printed.text;
      loan.lend({ 'aria-label': said ? say(chatBadge, { name, badge: said }) : name });
      if (badge && state !== 'waiting') (state === 'shown' ? show : hide)(badge.server, SLOW);
    }),
    greeting?.$isOpen.subscribe((isOpen) => loan.lend({ 'aria-haspopup': 'dialog', 'aria-controls': greeting.frame.id, 'aria-expanded': !!isOpen })),
  ];
  return () => {
    for (const stop of stops) stop?.();
    putBack?.();
    loan.giveBack();
  };
}
