/**
 * Owns a fetch that always ends: with the whole answer, at a time-out, or when the caller aborts it. It calls any
 * address; calls to the shop's own server go through ownFetch.ts.
 */
import { CallError } from '../../rules/callError';
import { timesLeft, whenStaying } from './leaving';

export interface FetchedText {
  status: number;
  headers: Headers;
  text: string;
  /** The answer's address, after redirects; "" when the browser does not name it. */
  url: string;
}

/** The turn of the event loop in which a call begins. It is over when every task that was queued by then has run. */
interface Turn {
  isOver: boolean;
  over: Promise<void>;
}

/**
 * Watches the end of the turn by a message, because browsers delay timers in hidden pages. Undefined in an engine
 * without message channels.
 */
function watchTurn(): Turn | undefined {
  if (!globalThis.MessageChannel) return undefined;
  const { port1, port2 } = new MessageChannel();
  const turn: Turn = {
    isOver: false,
    over: new Promise((resolve) => {
      port1.onmessage = () => {
        turn.isOver = true;
        port1.close();
        resolve();
      };
    }),
  };
  port2.postMessage(0);
  return turn;
}

/**
 * Fetches. A browser has little room for calls that outlive their page, and other scripts may have filled that room.
 * Then the browser refuses in the same turn, before it sends anything, and this function makes the call again for this
 * page alone. No network failure comes before the next turn. When the shopper leaves, the browser also breaks off calls
 * at once, and the shop may have received such a call already; that page has no next turn until it comes back.
 */
async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const before = timesLeft();
  const answer = fetch(url, init);
  // Starts to watch only now, because the browser has queued its refusal by now.
  const turn = init.keepalive ? watchTurn() : undefined;
  try {
    return await answer;
  } catch (error) {
    if (!turn || turn.isOver) throw error;
    await turn.over;
    if (timesLeft() > before) throw error;
    return fetch(url, { ...init, keepalive: false });
  }
}

/**
 * Fetches a whole answer, whatever its status. Rejects with a `CallError`: `timeout`, `aborted` or `fetch_error`. It
 * does not reject with `fetch_error` while the shopper leaves the page.
 * @param timeout milliseconds until the answer and its body must be there
 */
export async function fetchText(
  url: string,
  init: RequestInit,
  timeout: number,
  signal?: AbortSignal,
): Promise<FetchedText> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort('timeout'), timeout);
  const giveUp = () => limit.abort('aborted');
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetchOnce(url, { ...init, signal: limit.signal });
    return { status: response.status, headers: response.headers, text: await response.text(), url: response.url };
  } catch {
    if (!limit.signal.aborted) await whenStaying();
    throw new CallError(limit.signal.aborted ? limit.signal.reason : 'fetch_error');
  } finally {
    clearTimeout(timer);
  }
}
