/** Owns which words a shopper reads: the config script's, else the page's own translation, else the English table. */
import type { PluralForms, Text } from '../rules/texts';
import { pageSetting } from './globals';
import { config } from './islands';

const language = (): string => document.documentElement.lang || 'en';

function replaced({ key }: Text): string | PluralForms | undefined {
  const { texts } = config();
  const tag = language();
  return [tag, tag.split('-')[0] as string, '*'].map((name) => texts?.[name]?.[key]).find(Boolean);
}

/**
 * Gives a text in the page's language.
 * @param values what its `{names}` stand for; `count` also chooses the plural form
 */
export function say(text: Text, values: Record<string, string | number> = {}): string {
  const forms = replaced(text) ?? ((text.global && pageSetting(...text.global)) || text.en);
  const form = typeof forms === 'string' ? forms : (forms[new Intl.PluralRules(language()).select(Number(values.count))] ?? forms.other);
  return form.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
