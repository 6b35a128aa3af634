/** Puts values into the plugin's texts. */

/** Says a text of the plugin's by its name, with values in the place of `%s`, or of `%1$s`, `%2$s`. */
export type Say = (name: string, ...values: readonly string[]) => string;

/** @param texts the plugin's, by name (class Check_Texts); a missing one is said by its name */
export const sayer =
  (texts: Readonly<Record<string, string>>): Say =>
  (name, ...values) => {
    let next = 0;
    return (texts[name] ?? name).replace(/%(?:(\d)\$)?s/g, (_, at) => values[at ? Number(at) - 1 : next++] ?? '');
  };

/** Kilobytes of 1,000 bytes, with one decimal below ten. */
export const kilobytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: Math.abs(bytes) < 9950 ? 1 : 0 }).format(
    Math.abs(bytes) / 1000,
  );
