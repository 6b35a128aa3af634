/** A client of W3C WebDriver, as far as these tests need it. */
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE } from './tab';

/** Milliseconds between two tries. */
const POLL = 50;

/** The key under which WebDriver writes an element's reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An error of the driver: its code, and its message. */
export class DriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Sends a command below an address; returns its value. */
export type Send = <Value = null>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<Value>;

export const senderTo =
  (address: string): Send =>
  async (method, path, body, signal) => {
    const answer = await fetch(address + path, {
      method,
      signal,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      headers: { 'content-type': 'application/json' },
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new DriverError((value as { error: string }).error, (value as { message: string }).message);
    return value;
  };

/** Errors that may disappear when the command is repeated a little later. */
const PASSES = ['no such element', 'stale element reference', 'element not interactable', 'element click intercepted'];

/** Repeats an action until it succeeds. Rejects with the last reason. */
export async function patiently<Value>(act: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DriverError && PASSES.includes(error.code)) || Date.now() > end) throw error;
      await wait(POLL);
    }
  }
}

type Reference = { [ELEMENT]: string };

/** References of all that a selector finds. */
export const findAll = async (send: Send, selector: string): Promise<string[]> =>
  (await send<Reference[]>('POST', '/elements', { using: 'css selector', value: selector })).map((one) => one[ELEMENT]);

/** A reference in the form in which scripts and commands take it. */
export const referTo = (id: string): Reference => ({ [ELEMENT]: id });

/** The error that the driver gives if there is no such element. */
export const noSuchElement = (what: string) => new DriverError('no such element', what);
