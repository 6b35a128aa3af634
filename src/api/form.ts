/** Owns the wire format of PHP forms: `a[b][]=…`, `application/x-www-form-urlencoded`. Pure. */

export type FormValue = string | number | boolean | null | undefined | readonly FormValue[] | { readonly [key: string]: FormValue };
export type FormFields = Record<string, FormValue>;

function append(params: URLSearchParams, name: string, value: FormValue): void {
  if (typeof value !== 'object' || !value) return params.append(name, String(value ?? ''));
  for (const [key, item] of Object.entries(value)) {
    // As jQuery does it: a list's plain items get `[]`, nested ones their index.
    append(params, `${name}[${Array.isArray(value) && typeof item !== 'object' ? '' : key}]`, item);
  }
}

/**
 * Encodes fields with PHP bracket nesting; empty lists and objects vanish, as PHP expects. Apostrophes become `%27`:
 * some firewalls refuse the bare character.
 */
export function encodeForm(fields: FormFields): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) append(params, name, value);
  return params.toString();
}
