/**
 * Owns what the island shows without React: its banner while the view is not there, as Banner.tsx shows it, and notes
 * in place of frames that wait.
 */
import type { ReadableAtom } from 'nanostores';
import { adoptStyles } from '../../../../src/bridge/page/styles';
import type { Cleanup } from '../../../../src/island/types';
import { say } from '../../../../src/texts/say';
import {
  consentAcceptAll,
  consentPolicy,
  consentPreferences,
  consentRejectAll,
  consentText,
  consentTitle,
} from '../../../../src/texts/table';
import controls from '../../../../src/ui/controls.css?inline';
import { make } from '../../../../src/ui/make';
import tokens from '../../../../src/ui/tokens.css?inline';
import type { BannerWords } from '../../contract';
import type { FrameStore } from '../../frame/page/frame';
import { makeFrameNote } from '../../frame/page/note';
import css from '../../styles.css?inline';
import type { BannerStore } from '../store';
import { insertFirst } from './ownBanner';

/** Names a part of the banner, for styles and tests. */
function part<Part extends HTMLElement>(element: Part, name: string): Part {
  element.dataset.part = name;
  return element;
}

const words = (text: string) => make('span', {}, text);

const makeChoice = (text: string, onclick: () => void) =>
  make('button', { type: 'button', className: 'button wp-element-button', onclick }, words(text));

function makeText({ text, policy }: BannerWords): HTMLElement {
  const element = part(make('p', {}, words(text || say(consentText))), 'text');
  if (policy) element.append(' ', make('a', { href: policy.href }, words(policy.text || say(consentPolicy))));
  return element;
}

function makeBanner(settings: BannerWords, { rejectAll, acceptAll, open }: BannerStore, isLost?: true): HTMLElement {
  const heading = settings.title || say(consentTitle);
  const choices = [makeChoice(say(consentRejectAll), rejectAll), makeChoice(say(consentAcceptAll), acceptAll)];
  // Only the view has preferences.
  if (!isLost) choices.push(makeChoice(say(consentPreferences), open));
  const banner = make(
    'section',
    { className: 'shop-islands shop-islands-consent' },
    part(make('h2', {}, heading), 'title'),
    makeText(settings),
    part(make('div', { className: 'shop-islands-consent-choices' }, ...choices), 'choices'),
  );
  part(banner, 'banner').setAttribute('aria-label', heading);
  banner.dataset.open = '';
  return banner;
}

/** Makes the element around the banner or a note, like the one around a view. */
function makeContainer(content: HTMLElement): HTMLElement {
  const container = make('div', { className: 'shop-islands' }, content);
  container.dataset.islandView = 'consent';
  return container;
}

/** Puts the banner into the page. Returns how to take it out. */
function place(banner: HTMLElement, { onShown }: BannerStore): Cleanup {
  const container = makeContainer(banner);
  insertFirst(container);
  const leave = onShown(banner);
  return () => {
    leave();
    container.remove();
  };
}

/**
 * Runs `put` whenever something turns true, and the function that `put` returned when it turns false. Returns how to
 * end both.
 */
function whileTrue($is: ReadableAtom<boolean>, put: () => Cleanup): Cleanup {
  let takeOut = () => {};
  const stop = $is.subscribe((is) => {
    takeOut();
    takeOut = is ? put() : () => {};
  });
  return () => {
    stop();
    takeOut();
  };
}

/**
 * Shows the banner while it asks.
 * @param isLost true if the view cannot be loaded: then nobody can choose by category
 * @returns takes the banner away
 */
export function serveBanner(settings: BannerWords, store: BannerStore, isLost?: true): Cleanup {
  adoptStyles(tokens, controls, css);
  return whileTrue(store.$isAsking, () => place(makeBanner(settings, store, isLost), store));
}

/** Shows a note in place of a frame while that waits. Returns a function that removes the note. */
export function serveFrame({ $isHeld, measure, standIn, ask }: FrameStore, frame: HTMLElement): Cleanup {
  adoptStyles(tokens, css);
  return whileTrue($isHeld, () => {
    const container = makeContainer(makeFrameNote(measure(), ask));
    const giveWay = standIn();
    frame.after(container);
    return () => {
      container.remove();
      giveWay();
    };
  });
}
