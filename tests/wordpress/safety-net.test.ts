/** Runs the script by which a page reports to the shop that jQuery is missing. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const php = readFileSync('wordpress/shop-islands/includes/class-safety-net.php', 'utf8');
/** The script as the plugin prints it, in one line. */
const script = (/<<<'JS'\n(.*?)\n\tJS;/s.exec(php)?.[1] ?? '').replace(/\n\t*/g, '');

/** The reports that a page sends after these events. */
function told(events: object[], jQuery?: unknown): unknown[] {
  const sent: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const fetch = async (to: string, { body }: RequestInit) => void sent.push([to, body]);
  const run = new Function('window', 'addEventListener', 'removeEventListener', 'fetch', `${script}('/told', 'cart')`);
  run(
    { jQuery },
    (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    (type: string) => listeners.delete(type),
    fetch,
  );
  for (const event of events) listeners.get('message' in event ? 'error' : 'unhandledrejection')?.(event);
  return sent;
}

const SAID = [['/told', 'cart']];
const filename = 'https://shop.example/cart/';

it.each([
  'Uncaught ReferenceError: jQuery is not defined',
  'ReferenceError: jQuery is not defined',
  "ReferenceError: Can't find variable: jQuery",
  'Uncaught TypeError: window.jQuery is not a function',
  'Uncaught ReferenceError: $ is not defined',
  "ReferenceError: Can't find variable: $",
  'TypeError: $ is not a function',
  "TypeError: undefined is not an object (evaluating 'window.jQuery.fn')",
  "Uncaught Error: Bootstrap's JavaScript requires jQuery",
])('the shop is told of %s', (message) => {
  expect(told([{ message, filename }])).toEqual(SAID);
  expect(told([{ reason: new Error(message.replace(/^Uncaught /, '')) }])).toEqual(SAID);
  expect(told([{ message, filename }], () => {})).toEqual([]);
});

it.each([
  'Uncaught ReferenceError: start is not defined',
  'Script error.',
  'Uncaught TypeError: a.$is is not a function',
  '',
])('the shop is not told of %s', (message) => expect(told([{ message, filename }])).toEqual([]));

it('the shop is not told of an error in an extension of the browser', () => {
  expect(told([{ message: 'jQuery is not defined', filename: 'chrome-extension://abc/run.js' }])).toEqual([]);
});

it('the shop is told once', () => {
  const event = { message: 'jQuery is not defined', filename };
  expect(told([event, event, { reason: 'jQuery is not defined' }])).toEqual(SAID);
});
