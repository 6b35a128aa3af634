/** Owns how Switzerland writes German: “ss” for “ß”, «» for „“, and the currency before the amount. Pure. */
import type { Words } from './say';

const spell = (text: string) => text.replace(/ß/g, 'ss').replace(/„/g, '«').replace(/“/g, '»');

/** The words of a price filter, which are the same in both forms of address. */
const PRICES = {
  price_from: 'Ab {sign}\u00a0{min}',
  price_to: 'Bis {sign}\u00a0{max}',
  price_between: '{sign}\u00a0{min} – {sign}\u00a0{max}',
};

/**
 * The German texts that Switzerland writes differently, by the texts' keys. Texts with plural forms have none of these
 * letters and marks.
 */
export const swiss = (words: Readonly<Record<string, Words>>): Record<string, Words> => ({
  ...Object.fromEntries(
    Object.entries(words).flatMap(([key, text]): [string, Words][] =>
      typeof text === 'string' && spell(text) !== text ? [[key, spell(text)]] : [],
    ),
  ),
  ...PRICES,
});
