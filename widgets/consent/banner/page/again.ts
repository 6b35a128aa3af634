/**
 * Makes the button that opens the preferences again, for pages without one of their own. No React: a visitor who has
 * chosen needs only this button.
 */
import { adoptStyles } from '../../../../src/bridge/page/styles';
import { say } from '../../../../src/texts/say';
import { consentAgain } from '../../../../src/texts/table';
import { make } from '../../../../src/ui/make';
import tokens from '../../../../src/ui/tokens.css?inline';
import css from '../../again.css?inline';
import { OPENER } from '../../contract';

/**
 * Makes the button. Returns a function that puts it into the page, unless the page has an element that opens the
 * preferences.
 */
export function createAgain(): () => void {
  adoptStyles(tokens, css);
  const again = make(
    'button',
    { type: 'button', className: 'shop-islands shop-islands-consent-again' },
    say(consentAgain),
  );
  // The loader treats this button like a page's own: it hands the press over, and the button is busy until the
  // preferences are there.
  again.dataset.consentOpen = '';
  return () => {
    if (!again.isConnected && !document.querySelector(OPENER)) document.body.append(again);
  };
}
