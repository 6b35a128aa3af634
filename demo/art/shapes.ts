/** Owns the pieces that several scenes share. A scene is 400 wide and 500 high. */
import { between, type Dice, times } from './dice';
import type { Palette } from './palette';

/** Draws everything in front of the sky. */
export type Scene = (roll: Dice, palette: Palette) => string;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, corner = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;

export const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;

export const line = (path: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** The sun or the moon with its haze. */
export const light = (x: number, y: number, radius: number, { glow }: Palette): string =>
  [2.6, 1.9, 1.35].map((times) => circle(x, y, radius * times, glow, 0.1)).join('') + circle(x, y, radius, glow, 0.95);

export const stars = (roll: Dice, count: number, lowest: number): string =>
  times(count, () =>
    circle(
      between(roll, 0, 400),
      between(roll, 0, lowest),
      between(roll, 4, 14) / 10,
      '#fff',
      between(roll, 4, 9) / 10,
    ),
  );

/** A ridge of peaks from one side to the other. */
export function ridge(roll: Dice, top: number, height: number, fill: string): string {
  const steps = between(roll, 5, 9);
  const points = Array.from({ length: steps * 2 + 1 }, (_, index) => {
    const y = index % 2 ? top - height * (0.4 + roll() * 0.6) : top - height * roll() * 0.3;
    return `L${Math.round((400 / (steps * 2)) * index)} ${Math.round(y)}`;
  });
  return shape(`M0 500 ${points.join(' ')} L400 500Z`, fill);
}

/** Soft hills, or waves, from one side to the other. */
export function hills(roll: Dice, top: number, height: number, fill: string, count = 3): string {
  const width = 400 / count;
  const start = -width * roll();
  const waves = times(count + 1, () => `q${width / 4} ${-height} ${width / 2} 0t${width / 2} 0`);
  return shape(`M${Math.round(start)} ${top} ${waves} V500 H${Math.round(start)}Z`, fill);
}
