/**
 * Owns commands (docs/events.md) that come before the island that obeys them: they wake it, and are handed over once.
 */
import type { IslandRow, Loader } from '../island/types';
import type { Kind } from './types';

type Obey = (event: CustomEvent) => void;

export interface Commands {
  /**
   * Listens to the commands of a row. The row must be in the registry already, because an earlier command wakes it at
   * once.
   */
  hear(row: IslandRow): void;
  obey: Loader['obey'];
}

/** @param kinds the registry; it may grow while a family is being fetched */
export function createCommands(kinds: readonly Kind[]): Commands {
  const obeyers = new Map<string, Obey[]>();
  /** The newest event of each command, in the order in which the events came, for islands that load later. */
  const newest = new Map<string, CustomEvent>();
  let late: [command: string, run: Obey][] = [];

  /** Islands of the trigger `load` come by themselves, with their hosts. */
  const wake = async (command: string) => {
    for (const { row, load } of kinds) if (row.when && row.hears?.includes(command)) await load();
  };

  const take = (command: string, event: CustomEvent) => {
    newest.delete(command);
    newest.set(command, event);
    for (const run of obeyers.get(command) ?? []) run(event);
    void wake(command);
  };

  const handOver = () => {
    const waiting = late;
    late = [];
    for (const [command, event] of newest) for (const [wanted, run] of waiting) if (wanted === command) run(event);
  };

  return {
    hear({ hears = [] }) {
      for (const command of hears) {
        // This command came while the row was still on its way.
        if (newest.has(command)) void wake(command);
        if (obeyers.has(command)) continue;
        obeyers.set(command, []);
        document.addEventListener(`island:${command}`, (event) => take(command, event as CustomEvent));
      }
    },
    obey(command, run) {
      obeyers.get(command)?.push(run);
      late.push([command, run]);
      // Waits until the island has registered all its commands, so that it gets them in the order in which they came.
      queueMicrotask(handOver);
    },
  };
}
