/** Reads the login form. */

/** A required field, and the row that shows its complaint. */
export interface Required {
  field: HTMLInputElement;
  row: Element;
}

export interface LoginFields {
  name: string;
  password: string;
  isRemembered: boolean;
  /** Which of the two fields are empty, in their order. */
  missing: ('name' | 'password')[];
}

/** A field of the login; null where the theme has left it out. */
export const readField = (form: ParentNode, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Reads the login form. A field that the theme has left out counts as empty. A password may consist of spaces. */
export function readLogin(form: ParentNode): LoginFields {
  const name = readField(form, 'username')?.value.trim() ?? '';
  const password = readField(form, 'password')?.value ?? '';
  const missing: LoginFields['missing'] = [];
  if (!name) missing.push('name');
  if (!password) missing.push('password');
  return { name, password, isRemembered: !!readField(form, 'rememberme')?.checked, missing };
}

/** The field and row for a complaint; undefined when the form has no such field. */
export function readRequired(form: ParentNode, which: 'name' | 'password'): Required | undefined {
  const found = readField(form, which === 'name' ? 'username' : 'password');
  const row = found && (found.closest('.form-row') ?? found.parentElement);
  return row ? { field: found, row } : undefined;
}
