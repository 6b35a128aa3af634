/** What is needed only when an add's answer was lost, or its page ended first. */

export * from '../../state/recovery';
export * from '../../ui/addFailure';
