/** Owns sending a call by the page's jQuery, whose global events and filters plugins hook into. */
import type { CallError } from '../../rules/callError';
import { whenStaying } from '../page/leaving';
import type { JQuery, JQueryBridge, Settled } from './types';

/**
 * Our error codes for jQuery's status texts of a request without an answer. "canceled": a `beforeSend` stopped it
 * before it left.
 */
const CODES: Record<string, string> = { timeout: 'timeout', abort: 'aborted', canceled: 'aborted' };

/**
 * Creates a request that calls back with the answer's address, after redirects and before anybody can read the body.
 */
function makeRequest(jQuery: JQuery, onAnswer: (url: string) => void): XMLHttpRequest {
  const request = jQuery.ajaxSettings?.xhr?.() ?? new XMLHttpRequest();
  request.addEventListener('readystatechange', () => {
    if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && request.responseURL) onAnswer(request.responseURL);
  });
  return request;
}

/** Creates the function that sends calls through the given jQuery. */
export function createSend(jQuery: JQuery): NonNullable<JQueryBridge['send']> {
  return ({ method, url, body, type, timeout, signal }, read, Failure, refuse) =>
    new Promise((resolve, reject) => {
      let refusal: CallError | undefined;
      const settle = ({ status, statusText, responseText }: Settled) => {
        try {
          if (refusal) throw refusal;
          if (!status) throw new Failure(CODES[statusText] ?? 'fetch_error', statusText, 0, statusText !== 'canceled');
          resolve(read({ status, text: responseText ?? '' }));
        } catch (error) {
          reject(error);
        }
      };
      const request = jQuery.ajax?.({
        type: method,
        url,
        data: body,
        dataType: type,
        timeout,
        xhr: () =>
          makeRequest(jQuery, (from) => {
            refusal = refuse(from);
            // The page's other listeners must not get a refused answer either.
            if (refusal) request?.abort();
          }),
        success: (_data: unknown, _status: string, settled: Settled) => settle(settled),
      });
      // The `error` option would come too late: jQuery binds it after `beforeSend` and filters, which may have
      // cancelled the call.
      request?.fail((settled) => {
        if (settled.status || CODES[settled.statusText]) settle(settled);
        else void whenStaying().then(() => settle(settled));
      });
      signal?.addEventListener('abort', () => request?.abort());
    });
}
