/** Makes the island's own banner: it asks without covering the page, and refusing is as easy as agreeing. */
import { adoptStyles } from '../../src/bridge/page/styles';
import { safeLink } from '../../src/rules/link';
import { say } from '../../src/texts/say';
import * as texts from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { make } from '../../src/ui/make';
import { keepScrollRoom } from '../../src/ui/scrollRoom';
import tokens from '../../src/ui/tokens.css?inline';
import { button } from './button';
import { type Banner, OPENER } from './contract';
import type { Keeper } from './keeper';
import { preferencesOf } from './preferences';
import css from './styles.css?inline';

function makeBanner({ settings, choose }: Keeper, open: () => void): HTMLElement {
  const { title, text, policy } = settings.words;
  const heading = title || say(texts.consentTitle);
  const about = make('p', {}, text || say(texts.consentText));
  const href = policy && safeLink(policy.href, document.baseURI);
  if (href) about.append(' ', make('a', { href }, policy.text || say(texts.consentPolicy)));
  const choices = make(
    'div',
    { className: 'shop-islands-consent-choices' },
    button(say(texts.consentRejectAll), () => choose('reject')),
    button(say(texts.consentAcceptAll), () => choose('all')),
    button(say(texts.consentPreferences), open),
  );
  return make('section', { className: 'shop-islands shop-islands-consent', ariaLabel: heading }, make('h2', {}, heading), about, choices);
}

/** A way back to the choice, for pages that have none of their own. */
const makeAgain = (onclick: () => void) =>
  make('button', { type: 'button', className: 'shop-islands shop-islands-consent-again', onclick }, say(texts.consentAgain));

/** Where the banner takes most of the screen, no room is left to be kept. */
const keepRoom = (height: number) => keepScrollRoom('bottom', 'consent', height < innerHeight / 2 ? height : 0);

/** First for a keyboard, but for the link that skips to the content. */
function insertFirst(banner: HTMLElement): void {
  const first = document.body.firstElementChild;
  if (first?.matches('a[href^="#"]')) first.after(banner);
  else document.body.prepend(banner);
}

export function ownBanner(keeper: Keeper): Banner {
  adoptStyles(tokens, css);
  const preferences = preferencesOf(keeper);
  const banner = makeBanner(keeper, preferences.open);
  const again = makeAgain(preferences.open);
  return {
    open: preferences.open,
    show() {
      if (banner.isConnected) return;
      banner.dataset.open = '';
      insertFirst(banner);
      keepRoom(banner.offsetHeight);
      announce(banner.ariaLabel ?? '');
    },
    hide() {
      preferences.close();
      banner.remove();
      keepRoom(0);
      if (!again.isConnected && !document.querySelector(OPENER)) document.body.append(again);
    },
  };
}
