/** Owns the fields that a provider's address may have. Pure. */

export const FIRST_FIELDS = ['country', 'address_1'] as const;
/** Filled a moment after the first fields, and cleared where the address lacks them (SPEC 4.5). */
export const OTHER_FIELDS = ['address_2', 'city', 'postcode', 'state'] as const;

export type AddressField = (typeof FIRST_FIELDS)[number] | (typeof OTHER_FIELDS)[number];
export type Address = Partial<Record<AddressField, string>>;

/** Reads a provider's answer as an address, with its values as text. Undefined where it has none of the fields. */
export function readAddress(answer: unknown): Address | undefined {
  if (typeof answer !== 'object' || !answer || Array.isArray(answer)) return undefined;
  const values = answer as Record<string, unknown>;
  const texts = [...FIRST_FIELDS, ...OTHER_FIELDS]
    .map((name) => [name, values[name]])
    .filter(([, value]) => /^(string|number)$/.test(typeof value));
  return texts.length ? Object.fromEntries(texts.map(([name, value]) => [name, String(value)])) : undefined;
}
