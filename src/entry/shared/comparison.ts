/** The comparison: its calls, its table's state, and what changes it. */
export * from '../../api/comparison';
export * from '../../state/liveComparisonTable';
export { default } from '../chunks/comparison';
