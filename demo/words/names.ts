/** The names that stay as they are in every language. Titles of games stay too, but the tables need no list of them. */
export const names: readonly string[] = [
  ...['Save Point', 'PlayStation', 'PlayStation 4', 'PlayStation 5', 'PS5', 'ps5'],
  ...['Xbox', 'xbox', 'Xbox One', 'Xbox Series', 'Switch', 'PC'],
  ...['GBP', 'EUR', 'USD', 'Facebook', 'Reddit', 'Twitter', 'Nowhere Maps', 'Elsewhere Maps'],
  ...['Maren O.', 'T. Whitlock', 'Priya', 'Gwil', 'shopper', 'manager'],
  ...['New York', 'Arizona', 'California', 'Florida', 'Oregon', 'Texas', 'Washington'],
  ...['x', 'X'],
];
