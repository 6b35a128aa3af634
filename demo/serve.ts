/** Serves the demo. `DEMO_DELAY`: milliseconds that an answer waits at most. */
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from './listen';
import { createServer } from './server';

const delay = Number(process.env.DEMO_DELAY) || 0;
const { fetch } = createServer();

async function answerLate(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request);
  await wait(Math.random() * delay);
  return answer;
}

await listen(delay ? answerLate : fetch);
