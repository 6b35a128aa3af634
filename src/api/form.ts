/** Owns the wire format of PHP forms: `a[b][]=…`, `application/x-www-form-urlencoded`. Pure. */

export type FormValue = string | number | boolean | null | undefined | readonly FormValue[] | { readonly [key: string]: FormValue };
export type FormFields = Record<string, FormValue>;

function append(params: URLSearchParams, name: string, value: FormValue): void {
  if (value === undefined || value === null) params.append(name, '');
  else if (typeof value !== 'object') params.append(name, String(value));
  else if (Array.isArray(value)) {
    // As jQuery does it: plain items get `[]`, nested ones their index.
    for (const [index, item] of value.entries()) append(params, `${name}[${item && typeof item === 'object' ? index : ''}]`, item);
  } else {
    for (const [key, item] of Object.entries(value)) append(params, `${name}[${key}]`, item);
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
