/** The rows of each section, in the order of docs/performance.md. */
import { SIZES } from './growRules';
import type { Row } from './results';
import type { Tap } from './taps';

export const loadRows: readonly Row[] = [
  { value: 'bytes', label: 'JavaScript, gzip', unit: 'bytes', isCompared: true },
  { value: 'requests', label: 'JavaScript, requests', unit: 'count', isCompared: true },
  { value: 'script', label: 'script time', unit: 'ms', isCompared: true },
  { value: 'task', label: 'time of all tasks', unit: 'ms', isCompared: true },
  { value: 'heap', label: 'heap', unit: 'bytes', isCompared: true },
  { value: 'largestPaint', label: 'largest contentful paint', unit: 'ms', isCompared: true },
  { value: 'shift', label: 'layout shift', unit: 'score' },
  { value: 'calls', label: 'calls to the shop', unit: 'count' },
  { value: 'react: bytes', label: 'React’s part of the JavaScript', unit: 'bytes' },
];

const rowsOfTap = ({ name }: Tap): Row[] => [
  { value: `${name}: latency`, label: `${name}: latency`, unit: 'ms', isCompared: true },
  { value: `${name}: feedback`, label: `${name}: visible feedback`, unit: 'ms', isCompared: true },
  { value: `${name}: first feedback`, label: `${name}: visible feedback, first use`, unit: 'ms', isCompared: true },
  { value: `${name}: files`, label: `${name}: scripts fetched by the first use`, unit: 'count' },
  { value: `${name}: calls`, label: `${name}: calls to the shop`, unit: 'count' },
  { value: `${name}: bytes`, label: `${name}: JavaScript so far, gzip`, unit: 'bytes', isCompared: true },
];

/** The rows of the taps section, those of each tap together. */
export const tapRows = (taps: readonly Tap[]): Row[] => taps.flatMap(rowsOfTap);

export const choiceRows: readonly Row[] = [
  { value: 'choice', label: 'time from the last choice to its price', unit: 'ms', isCompared: true },
];

export const cardRows: readonly Row[] = [
  { value: 'few', label: 'script time, 16 cards', unit: 'ms', isCompared: true },
  { value: 'many', label: 'script time, 1,000 cards', unit: 'ms', isCompared: true },
  { value: 'added', label: 'the 984 further cards, until they are armed', unit: 'ms', isCompared: true },
  { value: 'idle', label: '… in idle time', unit: 'ms' },
  {
    value: 'growth',
    label: 'time of a card of the second thousand, divided by that of one of the first',
    unit: 'score',
  },
  { value: 'roots', label: 'roots of React in cards', unit: 'count' },
];

export const demoRows: readonly Row[] = [
  { value: 'tick', label: 'a tick of 200 countdowns', unit: 'ms' },
  { value: 'appending', label: 'longest task over 50 ms while 300 products are appended', unit: 'ms' },
];

export const reviewRows: readonly Row[] = [
  { value: 'country', label: 'time from a changed country to the new review', unit: 'ms', isCompared: true },
  { value: 'postcode', label: 'time from a changed postcode to the new review', unit: 'ms', isCompared: true },
  { value: 'calls', label: 'calls to the shop of one change', unit: 'count' },
];

export const firstSwatchRows: readonly Row[] = [
  { value: 'answer', label: 'time from the navigation to the first swatch that answers', unit: 'ms', isCompared: true },
];

export const journeyRows: readonly Row[] = [
  { value: 'bytes', label: 'JavaScript, gzip', unit: 'bytes', isCompared: true },
  { value: 'requests', label: 'JavaScript, requests', unit: 'count', isCompared: true },
  { value: 'script', label: 'script time of all pages', unit: 'ms', isCompared: true },
  { value: 'interaction', label: 'worst interaction', unit: 'ms', isCompared: true },
  { value: 'heap', label: 'heap at the end', unit: 'bytes', isCompared: true },
];

const sizeRows = (name: keyof typeof SIZES | 'choice', label: string): Row[] => [
  ...SIZES[name === 'choice' ? 'variations' : name].map(
    (size): Row => ({ value: `${name}: ${size}`, label: `${label}: ${size.toLocaleString('en')}`, unit: 'ms' }),
  ),
  { value: `${name}: growth`, label: `${label}: growth`, unit: 'score' },
];

export const growthRows: readonly Row[] = [
  ...sizeRows('look', 'first look, elements'),
  ...sizeRows('guard', 'consent guard, elements'),
  ...sizeRows('cards', 'cards'),
  ...sizeRows('variations', 'variations, load'),
  ...sizeRows('choice', 'variations, a choice'),
  ...sizeRows('rows', 'rows of the cart'),
];

export const openRows: readonly Row[] = [
  { value: 'timers: first', label: 'waiting timers, after eight hours', unit: 'count' },
  { value: 'timers: last', label: 'waiting timers, after sixteen hours', unit: 'count' },
  { value: 'turns', label: 'runs of timers in the last hour', unit: 'count' },
  { value: 'heap: first', label: 'heap, after eight hours', unit: 'bytes' },
  { value: 'heap: last', label: 'heap, after sixteen hours', unit: 'bytes' },
];
