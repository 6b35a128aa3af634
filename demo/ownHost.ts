/** Owns the host names that the demo answers to: only names that can only mean this machine. */
import type { MiddlewareHandler } from 'hono';

const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses a request for another name with 421. A website could let its own name lead to this machine once its page is
 * open, and read the demo's answers as its own.
 */
export const ownHostOnly: MiddlewareHandler = async (context, next) => {
  const { hostname } = new URL(context.req.url);
  return LOCAL.test(hostname) ? next() : context.text('The demo answers to localhost only.', 421);
};
