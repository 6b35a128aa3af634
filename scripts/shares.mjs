/** Minutes and seconds, in words. */
const duration = (seconds) => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`);

/**
 * Says how a test run spent its time, the longest step first. Steps that ran at the same time all count fully, so the
 * shares are parts of the sum of all steps, which may be more than the time on the clock.
 * @param {Readonly<Record<string, number>>} seconds by step
 * @param {number} passed seconds by the clock
 */
export function sharesOf(seconds, passed) {
  const sum = Object.values(seconds).reduce((total, one) => total + one, 0);
  const parts = Object.entries(seconds)
    .sort(([, one], [, other]) => other - one)
    .map(([name, one]) => `${name} ${duration(one)} (${sum ? Math.round((one / sum) * 100) : 0} %)`);
  return `Took ${duration(passed)}. Of the steps’ own ${duration(sum)}: ${parts.join(', ')}`;
}
