/** Reads the login form. */

/** A field that has to be filled in, and the row that says so. */
export interface Required {
  field: HTMLInputElement;
  row: Element;
}

export interface LoginFields {
  name: string;
  password: string;
  isRemembered: boolean;
  /** Which of the two are empty, in their order. */
  missing: ('name' | 'password')[];
}

const field = (form: ParentNode, name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Fields that a theme has left out count as empty. A password may be made of spaces. */
export function readLogin(form: ParentNode): LoginFields {
  const name = field(form, 'username')?.value.trim() ?? '';
  const password = field(form, 'password')?.value ?? '';
  const missing: LoginFields['missing'] = [];
  if (!name) missing.push('name');
  if (!password) missing.push('password');
  return { name, password, isRemembered: !!field(form, 'rememberme')?.checked, missing };
}

/** Where it is said that a field is empty; undefined where the form has no such field. */
export function readRequired(form: ParentNode, which: 'name' | 'password'): Required | undefined {
  const found = field(form, which === 'name' ? 'username' : 'password');
  const row = found && (found.closest('.form-row') ?? found.parentElement);
  return row ? { field: found, row } : undefined;
}
