/** Owns the checkout's login (SPEC 7.4). */

import { encodeForm } from '../../src/api/form';
import { requestHtml } from '../../src/api/request';
import { builderUrl } from '../../src/api/restUrl';
import { parseStored } from '../../src/bridge/page/storedJson';
import { CallError } from '../../src/rules/callError';

export interface Login {
  name: string;
  password: string;
  isRemembered: boolean;
}

/** The error with the server's own words of a refusal, which are HTML. */
function refusal(error: CallError): CallError {
  const { code, message } = Object(parseStored(String(error.data))) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? new CallError(code, String(message ?? ''), error.status) : error;
}

/**
 * POST `checkout_login` without a nonce, as the plugin's own script sends it. Resolves when the shopper is logged in.
 * Rejects with a `CallError`: `failed_login` for a wrong name or password, with a message in HTML; `rest_no_route` when
 * the shop has no such route; `unknown_error` for any other answer without success.
 */
export async function logIn({ name, password, isRemembered }: Login): Promise<void> {
  const body = encodeForm({ user_login: name, user_password: password, rememberme: isRemembered });
  const url = builderUrl('shopEngineApiSettings', 'widgets_partials/checkout_login/');
  const answer = await requestHtml(url, body, parseStored).catch((error: CallError) => {
    throw refusal(error);
  });
  if (answer !== true) throw new CallError('unknown_error');
}
