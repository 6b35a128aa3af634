/**
 * Runs endpoints × faults. Whatever an endpoint answers: nothing is stuck, nothing is sent twice, the failure shows as
 * its row says, no rejected promise is left unhandled, and the same action works right after.
 */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyIsland } from '../../src/island/types';
import { freshVisits } from '../helpers/visit';
// Imported here, so that the code for failures is loaded before the clock is faked.
import '../../src/actions/recovery';
import '../../src/actions/freshNonces';
import '../../src/actions/addFailure';
import '../../src/ui/messages/toast';
import type { Endpoint, Told } from './endpoint';
import { type Fault, faults, LATE } from './faults';
import { marks } from './marks';
import { breakNetwork, type Network } from './network';
import { loadIsland, open, type Visit } from './visit';

/**
 * Milliseconds that are longer than any call may take, even an order, and longer than anything that follows an answer.
 */
const LONG = 65_000;
const SOON = 7500;
const STEP = 2500;

/** Moves the clock, and waits for promises and late imports. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP, left));
    // React renders a view in tasks of its own.
    for (let turn = 0; turn < 8; turn++) await setImmediate();
  }
}

const isSeen = (selector: string) => !!document.querySelector(selector)?.textContent?.trim();
const NOTICE = '.shop-islands-notice';

const seen: Record<'notice' | 'alert' | 'leaves' | 'silent' | 'nothing', (visit: Visit) => boolean> = {
  notice: () => isSeen(NOTICE),
  alert: ({ alerts }) => alerts.length > 0,
  leaves: ({ left }) => left.length > 0,
  silent: ({ alerts, problems, errors, left }) =>
    !isSeen(NOTICE) && !alerts.length && !left.length && problems.length + errors.length > 0,
  nothing: ({ alerts, left }) => !isSeen(NOTICE) && !alerts.length && !left.length,
};

const isTold = (told: Told, visit: Visit) => (told in seen ? seen[told as keyof typeof seen](visit) : isSeen(told));

/** For the report of a test that fails. */
const whatIsSeen = ({ alerts, left, problems, errors, said }: Visit) =>
  JSON.stringify({ alerts, left, said, errors, problems: problems.map(({ what }) => what) });

interface Cell {
  row: Endpoint;
  visit: Visit;
  network: Network;
  before: string[];
}

/** A page that the browser is leaving may look busy. */
function expectNothingStuck({ visit, before }: Cell): void {
  if (!visit.left.length) expect(marks(), 'stuck').toEqual(before);
}

const isWaitedFor = ({ reply }: Fault) => (reply('').after ?? 0) > 0;

/** Breaks the endpoint, and does the action. */
async function fail(cell: Cell, fault: Fault): Promise<void> {
  const { row, visit, network } = cell;
  network.mine.length = 0;
  network.spoil(fault, row.most ?? 1);
  row.act(visit);
  await pass(isWaitedFor(fault) ? LONG : SOON);
  network.spoil(fault, 0);
  expectNothingStuck(cell);
  expect(network.mine.length ? '' : whatIsSeen(visit), 'no call').toBe('');
  expect(network.mine.length, 'calls').toBeLessThanOrEqual(row.most ?? 1);
  if (row.fine?.includes(fault.name)) return;
  const told = row.toldOf?.[fault.name] ?? row.told;
  expect(isTold(told, visit) ? told : whatIsSeen(visit), 'told').toBe(told);
  if (!row.isOnce) expect(row.isDone(visit, network), 'done').toBe(false);
}

/** While the answer is late, a second press must not make a second call. */
async function wait(cell: Cell, fault: Fault): Promise<void> {
  const { row, visit, network } = cell;
  network.spoil(fault, 1);
  row.takes?.('');
  row.act(visit);
  await pass(LATE - STEP);
  if (!row.isNewest) row.act(visit);
  await pass(SOON);
  expect(row.isDone(visit, network), 'done').toBe(true);
  expectNothingStuck(cell);
  expect(network.mine.length, 'calls').toBe(1);
  expect(visit.alerts).toEqual([]);
}

const RETRY = `${NOTICE} button:not([data-dismiss])`;

/**
 * Repeats the action with a good answer: by the message's "Try again" button if it has one, else as before.
 */
async function again(cell: Cell): Promise<void> {
  const { row, visit, network } = cell;
  network.mine.length = 0;
  const retry = [...document.querySelectorAll<HTMLElement>(RETRY)].at(-1);
  if (retry) retry.click();
  else row.act(visit);
  await pass(SOON);
  expect(row.isDone(visit, network), 'done by the next try').toBe(true);
  expectNothingStuck(cell);
  expect(network.mine.length, 'calls').toBe(1);
}

async function tryFault(row: Endpoint, island: AnyIsland, fault: Fault): Promise<void> {
  const network = breakNetwork(row);
  const visit = open(island, row);
  ends.push(visit.end);
  await pass(STEP);
  row.ready?.(visit);
  if (row.ready) await pass(STEP);
  network.mine.length = 0;
  const cell: Cell = { row, visit, network, before: marks() };
  if (fault.name === 'a late answer' && (row.patience ?? 15_000) > LATE) return wait(cell, fault);
  for (let tries = 0; tries < (row.isOnce ? 1 : (fault.times ?? 1)) && !visit.left.length; tries++)
    await fail(cell, fault);
  if (!visit.left.length && !row.isOnce && !row.fine?.includes(fault.name)) await again(cell);
}

const ends: (() => void)[] = [];

/** Runs rows; to be called once in a file. */
export function runMatrix(rows: readonly Endpoint[]): void {
  const islands = new Map<string, AnyIsland>();
  const rejected: unknown[] = [];
  const onRejected = (cause: unknown) => rejected.push(cause);
  freshVisits();
  beforeAll(async () => {
    for (const { island } of rows) islands.set(island, await loadIsland(island));
  });
  beforeEach(() => {
    rejected.length = 0;
    process.on('unhandledRejection', onRejected);
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
    process.off('unhandledRejection', onRejected);
  });
  describe.each(rows.map((row) => [row.title ?? row.calls, row] as const))('%s', (_name, row) => {
    it.each(faults.map((fault) => [fault.name, fault] as const))('survives %s', async (_fault, fault) => {
      await tryFault(row, islands.get(row.island) as AnyIsland, fault);
      expect(rejected, 'rejected and not handled').toEqual([]);
    });
  });
}
