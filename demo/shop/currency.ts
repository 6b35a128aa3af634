/**
 * The currency that a visitor sees prices in. All amounts are kept and calculated in pounds; a request prints
 * everything in one currency.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { inDigits } from './language';

export interface Currency {
  code: string;
  name: string;
  symbol: string;
  /** How many units of the currency make one pound. */
  rate: number;
}

const pounds: Currency = { code: 'GBP', name: 'Pound', symbol: '£', rate: 1 };

export const currencies: readonly Currency[] = [
  pounds,
  { code: 'EUR', name: 'Euro', symbol: '€', rate: 1.15 },
  { code: 'USD', name: 'Dollar', symbol: '$', rate: 1.3 },
];

export const DEFAULT_CURRENCY = pounds.code;

const find = (code: string | null) => currencies.find((one) => one.code === code);

/** Whether the shop sells in a currency, by its three-letter code. */
export const isCurrency = (code: string | null): code is string => !!find(code);

const current = new AsyncLocalStorage<Currency>();

/** The currency of the request that is being answered. */
export const currency = (): Currency => current.getStore() ?? pounds;

/** Runs the function that answers a request, with everything that it calls, in a currency. */
export const inCurrency = <T>(code: string, run: () => T): T => current.run(find(code) ?? pounds, run);

/** An amount in pounds as digits of the visitor's currency, with the decimal sign of the language. */
export function amountText(amount: number): string {
  return inDigits((amount * currency().rate).toFixed(2));
}

/** An amount of the visitor's currency in pounds. */
export const inPounds = (amount: number): number => Math.round((amount / currency().rate) * 100) / 100;
