/** Owns the wire format of PHP forms: `a[b][]=…`, `application/x-www-form-urlencoded`. Pure. */

export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };
export type FormFields = Record<string, FormValue>;

function append(params: URLSearchParams, name: string, value: FormValue): void {
  if (typeof value !== 'object' || !value) return params.append(name, String(value ?? ''));
  for (const [key, item] of Object.entries(value)) {
    // This follows jQuery: a list's plain items get `[]`, nested ones get their index.
    append(params, `${name}[${Array.isArray(value) && typeof item !== 'object' ? '' : key}]`, item);
  }
}

/**
 * Encodes fields with PHP bracket nesting. Empty lists and objects are left out, as PHP expects. Apostrophes become
 * `%27`, because some firewalls refuse the bare character.
 */
export function encodeForm(fields: FormFields): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) append(params, name, value);
  return params.toString();
}
