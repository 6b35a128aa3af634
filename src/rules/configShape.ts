/**
 * Owns the kind of value that each field of the config has. A file of its own, to save bytes: the core chunk leaves out
 * fields of another kind.
 */

/** The fields that are no texts. */
const KINDS: Readonly<Record<string, unknown>> = {
  disable: Array,
  postsActions: Array,
  globals: Object,
  texts: Object,
  timeout: Number,
};

/** True where a field's value, which came as JSON, is of the right kind. An unknown field must be a text. */
export const isOfKind = (name: string, value: unknown): boolean =>
  (value as object | null)?.constructor === (KINDS[name] ?? String);
