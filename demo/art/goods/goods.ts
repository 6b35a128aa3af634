/** Draws goods on a table, turned or nearer for each view. */
import { ownValue } from '../../data/own';
import { dice, hash, pick } from '../dice';
import { box } from '../shapes';
import { controller, handheld } from './device';
import { thing } from './things';

export const COLOURS: Readonly<Record<string, string>> = {
  red: '#c8313f',
  blue: '#2f5fd0',
  black: '#24272e',
  white: '#eef0f4',
  green: '#2c8a4b',
  yellow: '#f0c030',
  purple: '#7d4bc4',
  grey: '#8a92a0',
  gold: '#d9a521',
};

const turns: Record<string, string> = {
  2: 'rotate(-14 200 260) translate(20 26) scale(0.9)',
  3: 'translate(-110 -130) scale(1.55)',
  4: 'matrix(-0.92 0 0 0.92 384 20) rotate(9 200 260)',
};

export interface Good {
  name: string;
  colour?: string;
  finish?: string;
  view: string;
}

function drawing({ name, colour, finish }: Good): string {
  const own = pick(dice(hash(name)), ['#c8313f', '#2f5fd0', '#2c8a4b', '#7d4bc4', '#e0782c', '#1b7a78']);
  const body = ownValue(COLOURS, colour ?? '');
  if (/controller/i.test(name)) return controller(body ?? '#8a92a0', finish === 'gloss');
  return /handheld/i.test(name) ? handheld(body ?? '#8a92a0') : thing(name, body ?? own);
}

/** The whole picture. */
export function goods(one: Good): string {
  const hue = hash(one.name) % 360;
  return `<radialGradient id="wall" cx="0.5" cy="0.42" r="0.8"><stop stop-color="hsl(${hue} 46% 95%)"/><stop offset="1" stop-color="hsl(${hue} 34% 78%)"/></radialGradient><rect width="400" height="500" fill="url(#wall)"/>
${box(0, 404, 400, 96, `hsl(${hue} 26% 74%)`)}<ellipse cx="200" cy="412" rx="160" ry="20" opacity="0.18"/><g transform="${turns[one.view] ?? ''}">${drawing(one)}</g>`;
}
