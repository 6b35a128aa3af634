/** Owns the meaning of a newsletter's answer (SPEC 3.12, 4.12, 8), whose parts may have any shape. Pure. */
import { isRecord, recordOf, scalarOf } from '../../src/rules/values';
import type { Answer } from './contract';

/** The text of an error: the text itself, or the first one in a list; '' for none. */
const errorIn = (error: unknown): string =>
  Array.isArray(error) ? (error.map(errorIn).find(Boolean) ?? '') : scalarOf(error).trim();

/** The list service's own answer, which is JSON inside a text. */
function bodyIn(success: unknown): Record<string, unknown> {
  const { body } = recordOf(success);
  if (typeof body !== 'string') return recordOf(body);
  try {
    return recordOf(JSON.parse(body));
  } catch {
    return {};
  }
}

/**
 * Reads an answer; undefined for one without a meaning. PHP prints an empty list when there is no error, so only a
 * non-empty `error` counts. The status of a refusal is a number.
 */
export function readAnswer(json: unknown): Answer | undefined {
  if (!isRecord(json)) return undefined;
  const error = errorIn(json.error);
  if (error) return { kind: 'error', error };
  const { status, title } = bodyIn(json.success);
  if (status === 'subscribed' || status === 'pending') return { kind: status };
  const words = scalarOf(title).trim();
  return words ? { kind: 'told', title: words } : undefined;
}
