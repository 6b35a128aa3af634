/** Serves the demo. `DEMO_DELAY`: milliseconds that an answer waits at most. */
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { listen } from './listen';
import { createServer } from './server';

const delay = Number(process.env.DEMO_DELAY) || 0;
const late = new Hono().use(async (_context, next) => {
  await next();
  await wait(Math.random() * delay);
});
await listen((delay ? late.route('/', createServer()) : createServer()).fetch);
