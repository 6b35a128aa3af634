/** A service that wants to hear of chats: it takes everything, and its answer means nothing. */
import type { Hono } from 'hono';
import type { Env } from '../respond';

/** Adds the service. The visitor's log has the calls that it got. */
export function chatHookRoutes(app: Hono<Env>): void {
  app.post('/chat-hook/', (context) => context.text('ok'));
}
