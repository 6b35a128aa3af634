/** What a plugin has left on a shop: options, tables and files that are other ones than before. */
import { changed, type State } from './shop';

const KINDS = ['options', 'tables', 'files'] as const;

/** What visits change by themselves: carts, queues, logs. */
const RESTLESS =
  /^(cron|action_scheduler_lock_\S+|wp_(actionscheduler_\w+|woocommerce_sessions|usermeta)|\/uploads\/wc-logs\b.*)$/;

/**
 * Compares a shop without the plugin and after it.
 * @param first before anything
 * @param second after guests have looked at the shop; what has changed until then the plugin has not changed
 * @param last after the plugin has been removed
 */
export function compareStates(first: State, second: State, last: State): string[] {
  return KINDS.flatMap((kind) => {
    const byVisits = changed(first[kind], second[kind]);
    const found = changed(second[kind], last[kind]).filter((name) => !byVisits.includes(name) && !RESTLESS.test(name));
    return found.map((name) => `Of the ${kind}, ${name} is not as it was.`);
  });
}
