/** Owns where an island can be seen at work: its stop of the demo's tour. */
import { type Stop, tour } from '../../demo/data/tour';

const stops = tour.flatMap(({ stops }) => stops);

/** The stop that names the island. Each island has one (tests/demo/tour.test.ts). */
export function stopOf(island: string): Stop {
  const stop = stops.find(({ islands }) => islands.includes(island));
  if (!stop) throw new Error(`The tour leads nowhere to the island ${island}: add a stop in demo/data/tour.ts.`);
  return stop;
}
