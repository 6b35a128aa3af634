/** ShopEngine's currency switcher (README.md has the table). */

export const SWITCHER = '.shopengine-currency-switcher';

/** The global function that its inline handler calls with the chosen code. */
export const FUNCTION = 'shopengine_currency_switcher';
