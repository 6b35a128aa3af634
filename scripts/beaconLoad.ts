/**
 * `npm run beacon:load -- --to PORT --path PATH --page PATH --rate N --seconds N --around N`: sends reports of the
 * beacon to a web server on this machine, and opens a page of it five times a second meanwhile, and for `around`
 * seconds before and after. Prints how many reports were accepted, how many of them are page views, and how long
 * reports and pages took. Each report comes from another address of this machine, because the server counts by address.
 */
import { request } from 'node:http';
import { numberOption } from './options';
import { createRandom } from './torture/random';

const textOption = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : String(process.argv[at + 1]);
};

const port = numberOption('to', 8080);
const path = textOption('path', '/islands-reports');
const page = textOption('page', '/');
const rate = numberOption('rate', 200);
const seconds = numberOption('seconds', 300);
const around = numberOption('around', 60);

/** How many times a second the page is opened. */
const PAGE_RATE = 5;

const random = createRandom(1);

/** A report like those of a shop: most are a page's first report, and some contain an error. */
const report = (isView: boolean) => ({
  v: 1,
  build: 'fc41f932',
  page: random.pick(['listing', 'product', 'cart', 'checkout', 'account', 'other']),
  part: isView ? 0 : 1,
  mode: 'islands',
  pointer: random.pick(['coarse', 'fine']),
  islands: { ordering: 'ready', 'add-to-cart': 'ready', 'mini-cart': 'ready', wishlist: 'ready' },
  errors: random.percent(2) ? [{ island: 'wishlist', code: 'http-502', count: 1 }] : [],
  adds: {},
  scriptErrors: random.percent(5) ? 1 : 0,
  interactions: 6,
  inp: 96,
  actions: { 'add-to-cart': { count: 2, slowest: 40 + random.between(0, 400), buckets: [1, 0, 0, 1, 0] } },
});

/** Makes one request. Returns the status, or 0 if no answer came, and the duration in milliseconds. */
const call = (at: string, from: string, body?: string) =>
  new Promise<{ status: number; ms: number }>((resolve) => {
    const began = performance.now();
    const end = (status: number) => resolve({ status, ms: performance.now() - began });
    const sent = request(
      { host: '127.0.0.1', port, path: at, localAddress: from, method: body ? 'POST' : 'GET', agent: false },
      (answer) => answer.resume().on('end', () => end(answer.statusCode ?? 0)),
    );
    sent.on('error', () => end(0)).end(body);
  });

/** Calls `run` so often a second, for so many seconds. Waits for all. */
const steadily = <T>(perSecond: number, lasting: number, run: (nth: number) => Promise<T>) =>
  new Promise<T[]>((resolve) => {
    const runs: Promise<T>[] = [];
    const began = performance.now();
    const timer = setInterval(() => {
      const due = Math.min(perSecond * lasting, Math.floor(((performance.now() - began) / 1000) * perSecond));
      while (runs.length < due) runs.push(run(runs.length));
      if (runs.length < perSecond * lasting) return;
      clearInterval(timer);
      resolve(Promise.all(runs));
    }, 5);
  });

const openPages = (lasting: number) => steadily(PAGE_RATE, lasting, () => call(page, '127.0.0.1'));

const times = (calls: readonly { ms: number }[]) => {
  const sorted = calls.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  return `half within ${at(0.5)}, 95 of 100 within ${at(0.95)}, 99 within ${at(0.99)}`;
};

const before = await openPages(around);
let views = 0;
const [reports, during] = await Promise.all([
  steadily(rate, seconds, async (nth) => {
    const isView = random.percent(70);
    const from = `127.${1 + (nth % 200)}.${Math.floor(nth / 200) % 250}.${1 + (nth % 250)}`;
    const done = await call(path, from, JSON.stringify(report(isView)));
    if (isView && done.status >= 200 && done.status < 300) views++;
    return done;
  }),
  openPages(seconds),
]);
const after = await openPages(around);

const refused = reports.filter(({ status }) => status < 200 || status > 299);
console.log(
  `reports: ${reports.length} sent, ${reports.length - refused.length} accepted, ${views} of them page views`,
);
console.log(`reports took: ${times(reports)}`);
console.log(`the page before: ${times(before)}`);
console.log(`the page meanwhile: ${times(during)}`);
console.log(`the page after: ${times(after)}`);
const failed = [...before, ...during, ...after].filter(({ status }) => status !== 200);
if (refused.length || failed.length) {
  console.error(`${refused.length} reports and ${failed.length} pages got no good answer.`);
  process.exitCode = 1;
}
