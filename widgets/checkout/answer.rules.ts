/** Owns reading the checkout's answers (contracts of `update_order_review` and `checkout`). Pure. */
import { firstJson } from '../../src/rules/firstJson';
import { isRecord } from '../../src/rules/values';

/** The answer of `update_order_review`. */
export interface ReviewAnswer {
  /** Replacement HTML by CSS selector. */
  fragments: Record<string, string>;
  /** HTML notices; "" for none. */
  messages: string;
  /** True when the notices are about an error. */
  isFailure: boolean;
  /** True when the browser must reload the page. */
  reload: boolean;
  /** The raw answer, for plugins. */
  data: unknown;
}

/** The answer of `checkout`. */
export interface OrderAnswer {
  isPlaced: boolean;
  /** The address of the next page; "" when the answer names none, because a gateway continues by itself. */
  redirect: string;
  /** HTML notices of a refused order. */
  messages: string;
  /** True when the page must ask for the review again. */
  refresh: boolean;
  reload: boolean;
  data: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** True for `true` and "true", because shops print both. */
const isTrue = (value: unknown): boolean => String(value) === 'true';

const ERROR = /\b(?:woocommerce-error|is-error)\b/;
const NO_ERROR = /\b(?:woocommerce-(?:message|info)|is-(?:success|info))\b/;

/**
 * True when a review's notices are about errors. Newer shops say it. Older ones call each review with a notice a
 * failure, and then the notices' classes tell.
 */
const hasErrors = (said: unknown, messages: string): boolean =>
  said === undefined ? ERROR.test(messages) || !NO_ERROR.test(messages) : isTrue(said);

/** Reads a review; undefined for any other answer. The answer of an expired session has only fragments. */
export function readReview(json: unknown): ReviewAnswer | undefined {
  if (!isRecord(json)) return undefined;
  const { fragments, result } = json;
  if (!isRecord(fragments) && result === undefined && !isTrue(json.reload)) return undefined;
  const entries = Object.entries(isRecord(fragments) ? fragments : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    fragments: Object.fromEntries(entries),
    messages: text(json.messages),
    isFailure: result === 'failure' && hasErrors(json.has_errors, text(json.messages)),
    reload: isTrue(json.reload),
    data: json,
  };
}

/** Finds the order's answer between texts that plugins printed before and after it. */
function salvage(body: string): unknown {
  const start = body.search(/\{\s*"result"/);
  for (const json of [body, start < 0 ? '' : firstJson(body.slice(start))]) {
    try {
      return JSON.parse(json);
    } catch {
      // Something stands around the JSON: try the next way.
    }
  }
  return undefined;
}

/** Reads the answer to an order; undefined when it does not say whether the shop has the order. */
export function readOrder(body: string): OrderAnswer | undefined {
  const json = salvage(body);
  if (!isRecord(json)) return undefined;
  const isPlaced = json.result === 'success';
  const messages = text(json.messages);
  if (!isPlaced && json.result !== 'failure' && !messages.trim()) return undefined;
  return {
    isPlaced,
    redirect: text(json.redirect),
    messages,
    refresh: isTrue(json.refresh),
    reload: isTrue(json.reload),
    data: json,
  };
}
