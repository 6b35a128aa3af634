/** Finds what a plugin has left on a shop: options, tables and files that differ from before. */
import { changed, type State } from './shop';

const KINDS = ['options', 'tables', 'files'] as const;

/** The names of what visits change without any plugin: carts, queues, logs. */
const RESTLESS =
  /^(cron|action_scheduler_lock_\S+|wp_(actionscheduler_\w+|woocommerce_sessions|usermeta)|\/uploads\/wc-logs\b.*)$/;

/**
 * Compares the state of a shop before and after the plugin was there.
 * @param first the state at the beginning
 * @param second the state after guests have visited the shop; changes until then do not come from the plugin
 * @param last the state after the plugin has been removed
 */
export function compareStates(first: State, second: State, last: State): string[] {
  return KINDS.flatMap((kind) => {
    const byVisits = changed(first[kind], second[kind]);
    const found = changed(second[kind], last[kind]).filter((name) => !byVisits.includes(name) && !RESTLESS.test(name));
    return found.map((name) => `Of the ${kind}, ${name} is not as it was.`);
  });
}
