/** Makes the island's own preferences: a modal dialog with a switch for each category. */

import { isGranted } from '../../src/bridge/consent/answer';
import { adoptStyles } from '../../src/bridge/page/styles';
import { say } from '../../src/texts/say';
import * as texts from '../../src/texts/table';
import { showDialog } from '../../src/ui/coverPage';
import dialogStyles from '../../src/ui/dialog.css?inline';
import { make } from '../../src/ui/make';
import tokens from '../../src/ui/tokens.css?inline';
import { button } from './button';
import type { Category } from './contract';
import type { Keeper } from './keeper';

/** Name and purpose of SPEC's categories; a shop's own bring theirs. */
const WORDS: Record<string, readonly [name: texts.Text, text: texts.Text]> = {
  necessary: [texts.consentNecessary, texts.consentNecessaryText],
  functional: [texts.consentFunctional, texts.consentFunctionalText],
  analytics: [texts.consentAnalytics, texts.consentAnalyticsText],
  performance: [texts.consentPerformance, texts.consentPerformanceText],
  advertisement: [texts.consentAdvertisement, texts.consentAdvertisementText],
};

function makeRow({ slug, name, text, isNecessary }: Category): HTMLElement {
  const [known, purpose] = WORDS[slug] ?? [];
  const id = `shop-islands-consent-${slug}`;
  const about = make('p', { id: `${id}-text` }, text || (purpose ? say(purpose) : ''));
  const input = make('input', { type: 'checkbox', id, name: slug, disabled: isNecessary });
  input.setAttribute('role', 'switch');
  input.setAttribute('aria-describedby', about.id);
  const label = make('label', { htmlFor: id }, name || (known ? say(known) : slug));
  const state = isNecessary ? [make('span', {}, say(texts.consentAlwaysOn))] : [];
  return make('div', { className: 'shop-islands-consent-row' }, label, ...state, input, about);
}

export interface Preferences {
  open(): void;
  close(): void;
}

export function preferencesOf({ settings, choose }: Keeper): Preferences {
  const { categories } = settings;
  const form = make('form', { method: 'dialog' }, ...categories.map(makeRow));
  const inputs = () => [...form.querySelectorAll('input')];
  const accepted = () => inputs().flatMap(({ name, checked }) => (checked ? [name] : []));
  form.append(
    make(
      'div',
      { className: 'shop-islands-consent-choices' },
      button(say(texts.consentRejectAll), () => choose('reject')),
      button(say(texts.consentAcceptAll), () => choose('all')),
      button(say(texts.consentSave), () => choose(accepted())),
    ),
  );
  const title = make('h2', { id: 'shop-islands-consent-title', tabIndex: -1 }, say(texts.consentPreferences));
  const away = make('button', { type: 'button', className: 'shop-islands-icon-button', ariaLabel: say(texts.close), onclick: () => dialog.close() }, '×');
  const dialog = make(
    'dialog',
    { className: 'shop-islands shop-islands-dialog shop-islands-consent-preferences' },
    make('div', { className: 'shop-islands-dialog-head' }, title, away),
    form,
  );
  dialog.dataset.placement = 'center';
  dialog.setAttribute('aria-labelledby', title.id);
  const backdrop = make('div', { className: 'shop-islands shop-islands-backdrop shop-islands-consent-backdrop', hidden: true, onclick: () => dialog.close() });
  dialog.addEventListener('close', () => {
    backdrop.hidden = !dialog.open;
  });
  adoptStyles(tokens, dialogStyles);
  return {
    open() {
      for (const input of inputs()) input.checked = isGranted(input.name);
      if (dialog.open) return;
      document.body.append(backdrop, dialog);
      backdrop.hidden = false;
      showDialog(dialog, { focus: title });
    },
    close: () => dialog.close(),
  };
}
