/** Makes the way back to the choice, for pages that have none of their own. Without React: a visitor who has chosen needs no more of the island. */
import { adoptStyles } from '../../src/bridge/page/styles';
import { say } from '../../src/texts/say';
import { consentAgain } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import tokens from '../../src/ui/tokens.css?inline';
import css from './again.css?inline';
import { OPENER } from './contract';

/** @returns how to put the button into the page, if there is no other way */
export function createAgain(onclick: () => void): () => void {
  adoptStyles(tokens, css);
  const again = make('button', { type: 'button', className: 'shop-islands shop-islands-consent-again', onclick }, say(consentAgain));
  return () => {
    if (!again.isConnected && !document.querySelector(OPENER)) document.body.append(again);
  };
}
