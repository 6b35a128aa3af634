/**
 * A minimal service for an owner's beacon: it takes reports, drops those of a wrong shape, and adds up the rest. Boxes
 * (`/_demo/beacon`, `/_demo/beacon-test`) keep the reports of tests separate.
 */
import type { Hono } from 'hono';
import type { ActionReport, BeaconReport } from '../../src/rules/beacon';
import type { Env } from '../respond';

/** Anybody may send anything: a report has at most this many characters, a box at most this many reports. */
const LONGEST = 8000;
const MOST = 1000;

const boxes = new Map<string, BeaconReport[]>();

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAction = (value: unknown): value is ActionReport =>
  isObject(value) &&
  isCount(value.count) &&
  isCount(value.slowest) &&
  Array.isArray(value.buckets) &&
  value.buckets.every(isCount);

function isReport(value: unknown): value is BeaconReport {
  if (!isObject(value) || value.v !== 1 || !isObject(value.actions) || !Array.isArray(value.errors)) return false;
  const areCounts = [value.part, value.scriptErrors, value.interactions].every(isCount);
  return (
    areCounts &&
    typeof value.mode === 'string' &&
    typeof value.page === 'string' &&
    Object.values(value.actions).every(isAction)
  );
}

function read(body: string): BeaconReport | undefined {
  try {
    const value: unknown = JSON.parse(body.slice(0, LONGEST + 1));
    return body.length <= LONGEST && isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Views, errors and interactions, with the islands and without. */
function summary(reports: readonly BeaconReport[]) {
  const modes: Record<
    string,
    { views: number; errors: number; scriptErrors: number; interactions: number; slow: number }
  > = Object.create(null);
  for (const { mode, part, errors, scriptErrors, actions } of reports) {
    const one = (modes[mode] ??= { views: 0, errors: 0, scriptErrors: 0, interactions: 0, slow: 0 });
    one.views += Number(part === 0);
    one.errors += errors.reduce((sum, { count }) => sum + count, 0);
    one.scriptErrors += scriptErrors;
    for (const { count, buckets } of Object.values(actions)) {
      one.interactions += count;
      // Interactions of more than 200 ms, which shoppers feel.
      one.slow += buckets.slice(3).reduce((sum, number) => sum + number, 0);
    }
  }
  return modes;
}

/** Adds the boxes. */
export function beaconRoutes(app: Hono<Env>): void {
  app.post('/_demo/:box{beacon[\\w-]*}', async (context) => {
    const box = context.req.param('box');
    const report = read(await context.req.text());
    if (!report) return context.body(null, 400);
    boxes.set(box, [...(boxes.get(box) ?? []), report].slice(-MOST));
    return context.body(null, 204);
  });
  app.get('/_demo/:box{beacon[\\w-]*}', (context) => {
    const reports = boxes.get(context.req.param('box')) ?? [];
    return context.json({ summary: summary(reports), reports });
  });
}
