/** What is needed only when something went wrong: an add's answer was lost, its page ended first, a fragment is broken. */

export * from '../../state/recovery';
export * from '../../ui/addFailure';
export * from '../../ui/badFragment';
