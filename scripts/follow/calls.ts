/** Reads the calls that shoppers' pages make (`wc-ajax`), and the keys of their answers. */

import { argumentsAt, arraysIn, bodyOf, partsOf, textsOf } from './arrays';
import { keysOf, keysOfVariable } from './keys';
import { withoutComments } from './php';

/** The files of a copy that answer calls. */
export interface Answering {
  /** includes/class-wc-ajax.php */
  ajax: string;
  /** includes/class-wc-checkout.php */
  checkout: string;
  /** includes/class-wc-product-variable.php */
  variable: string;
}

const SENT = /\bwp_send_json(_success|_error)?\s*\(/g;
const FILTERED = /^apply_filters\s*\(\s*'[^']*'\s*,\s*/;

/** The keys of a value: those of an array that is written out, or of a variable. */
function keysOfValue(value: string, body: string): string[] {
  const [, name] = /^\$(\w+)$/.exec(partsOf(value.replace(FILTERED, ''))[0]?.replace(/\)$/, '') ?? '') ?? [];
  return name ? keysOfVariable(body, name) : keysOf(arraysIn(value)[0] ?? '');
}

const sentBy = (body: string): string[] =>
  [...body.matchAll(SENT)].flatMap(({ index, 1: isWrapped }) => {
    const keys = keysOfValue(argumentsAt(body, index).trim(), body);
    return isWrapped ? ['success', ...keys.map((key) => `data.${key}`)] : keys;
  });

const returnedBy = (body: string): string[] =>
  [...body.matchAll(/\breturn\s+([^;]*apply_filters[\s\S]*?);/g)].flatMap(([, value = '']) => keysOfValue(value, body));

/** The bodies of a function and of all functions of its class that it calls. */
function bodiesOf(code: string, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const body = bodyOf(code, name);
  const called = [...body.matchAll(/(?:self::|static::|\$this->)(\w+)\s*\(/g)];
  return [body, ...called.flatMap(([, inner = '']) => bodiesOf(code, inner, seen))];
}

/** The keys of each call's answer; a call that answers with HTML has none. */
export function readCalls(files: Answering): Map<string, string[]> {
  const ajax = withoutComments(files.ajax);
  const begin = ajax.search(/\$ajax_events_nopriv\s*=/);
  const names = begin < 0 ? [] : textsOf(arraysIn(ajax.slice(begin))[0] ?? '');
  const others: Record<string, () => string[]> = {
    checkout: () => bodiesOf(withoutComments(files.checkout), 'process_checkout').flatMap(sentBy),
    get_variation: () => returnedBy(bodyOf(withoutComments(files.variable), 'get_available_variation')),
  };
  const keysOfCall = (name: string) => [...bodiesOf(ajax, name).flatMap(sentBy), ...(others[name]?.() ?? [])];
  return new Map(names.map((name) => [name, [...new Set(keysOfCall(name))]]));
}
