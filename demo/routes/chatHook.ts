/** A service that wants to hear of chats: it takes whatever comes, and says nothing of use. */
import type { Hono } from 'hono';
import type { Env } from '../respond';

/** Adds the service; what it was sent is in the visitor's log. */
export function chatHookRoutes(app: Hono<Env>): void {
  app.post('/chat-hook/', (context) => context.text('ok'));
}
