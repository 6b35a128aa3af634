/** Owns what the checkout's answers say (contracts of `update_order_review` and `checkout`). Pure. */
import { firstJson } from '../../src/rules/firstJson';
import { isRecord } from '../../src/rules/values';

/** What `update_order_review` answers. */
export interface ReviewAnswer {
  /** Replacement HTML by CSS selector. */
  fragments: Record<string, string>;
  /** HTML notices; "" where there are none. */
  messages: string;
  /** True when the notices tell of an error. */
  isFailure: boolean;
  /** True when the page has to be loaded anew. */
  reload: boolean;
  /** The answer as it came, for plugins. */
  data: unknown;
}

/** What `checkout` answers. */
export interface OrderAnswer {
  isPlaced: boolean;
  /** Where the shopper goes next; "" where the answer does not say: a gateway goes on by itself. */
  redirect: string;
  /** HTML notices of a refused order. */
  messages: string;
  /** True when the review has to be asked for again. */
  refresh: boolean;
  reload: boolean;
  data: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** True for `true` and "true": shops print both. */
const isTrue = (value: unknown): boolean => String(value) === 'true';

/** Reads a review; undefined for what is none. An expired session has fragments only. */
export function readReview(json: unknown): ReviewAnswer | undefined {
  if (!isRecord(json)) return undefined;
  const { fragments, result } = json;
  if (!isRecord(fragments) && result === undefined && !isTrue(json.reload)) return undefined;
  const entries = Object.entries(isRecord(fragments) ? fragments : {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { fragments: Object.fromEntries(entries), messages: text(json.messages), isFailure: result === 'failure', reload: isTrue(json.reload), data: json };
}

/** The order's answer among what plugins printed before and behind it. */
function salvage(body: string): unknown {
  const start = body.search(/\{\s*"result"/);
  for (const json of [body, start < 0 ? '' : firstJson(body.slice(start))]) {
    try {
      return JSON.parse(json);
    } catch {
      // Without what stands around it, then.
    }
  }
  return undefined;
}

/** Reads the answer to an order; undefined when it does not say what became of the order. */
export function readOrder(body: string): OrderAnswer | undefined {
  const json = salvage(body);
  if (!isRecord(json)) return undefined;
  const isPlaced = json.result === 'success';
  const messages = text(json.messages);
  if (!isPlaced && json.result !== 'failure' && !messages.trim()) return undefined;
  return { isPlaced, redirect: text(json.redirect), messages, refresh: isTrue(json.refresh), reload: isTrue(json.reload), data: json };
}
