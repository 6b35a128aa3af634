/** Scenes of the water: the sea and what is below it. */
import { between, type Dice, times } from '../dice';
import type { Palette } from '../palette';
import { box, circle, hills, light, line, type Scene, shape } from '../shapes';

function ship(x: number, y: number, { near, glow }: Palette): string {
  const sails = shape(`M${x} ${y - 120}q60 40 4 96zM${x - 6} ${y - 104}q-50 34-4 80z`, glow, 0.95);
  return `${sails}${line(`M${x - 2} ${y}v-130`, near, 5)}${shape(`M${x - 70} ${y - 14}h140q-14 40-44 40h-56q-30 0-40-40z`, near)}${shape(`M${x} ${y - 134}l26 8-26 8z`, near)}`;
}

function tower(x: number, y: number, { near, glow, middle }: Palette): string {
  const beam = shape(`M${x} ${y - 176}L${x - 260} ${y - 236}v70z`, glow, 0.35);
  return `${beam}${shape(`M${x - 16} ${y - 160}h32l14 160h-60z`, near)}${box(x - 20, y - 118, 40, 16, middle)}${box(x - 12, y - 190, 24, 30, glow)}${shape(`M${x - 20} ${y - 190}l20-22 20 22z`, near)}${shape(`M${x - 90} ${y + 40}q90-80 190 0z`, near)}`;
}

export const sea: Scene = (roll, palette) => {
  const sun = light(between(roll, 100, 300), 220, between(roll, 44, 66), palette);
  const what =
    roll() < 0.5 ? ship(between(roll, 150, 250), 352, palette) : tower(between(roll, 280, 320), 350, palette);
  return `${sun}${hills(roll, 270, 8, palette.far, 8)}${hills(roll, 310, 12, palette.middle, 6)}${what}${hills(roll, 372, 18, palette.far, 5)}${hills(roll, 410, 22, palette.middle, 4)}${hills(roll, 456, 26, palette.near, 3)}`;
};

const fish = (roll: Dice, fill: string) => {
  const [x, y, size] = [between(roll, 30, 340), between(roll, 170, 380), between(roll, 10, 24)];
  return shape(
    `M${x} ${y}q${size}-${size} ${size * 2} 0l${size * 0.7}-${size * 0.5}v${size}l-${size * 0.7}-${size * 0.5}q-${size} ${size}-${size * 2} 0z`,
    fill,
    0.9,
  );
};

export const deep: Scene = (roll, palette) => {
  const rays = times(5, (index) =>
    shape(`M${40 + index * 70} 0h${between(roll, 16, 40)}l${between(roll, 20, 70)} 420h-90z`, palette.glow, 0.1),
  );
  const weeds = times(9, (index) =>
    line(
      `M${index * 50} 500q${between(roll, -30, 30)}-60 0-${between(roll, 70, 130)}`,
      palette.near,
      between(roll, 7, 12),
    ),
  );
  const boat = `${box(128, 218, 160, 62, palette.near, 31)}${box(184, 186, 44, 44, palette.near, 8)}${line('M206 190v-34h22', palette.near, 7)}${[164, 206, 248].map((x) => circle(x, 249, 13, palette.glow)).join('')}${shape('M284 249l28-26v52z', palette.near)}`;
  return `${rays}${times(6, () => fish(roll, palette.far))}${shape('M128 246L-60 180v150z', palette.glow, 0.22)}${boat}${times(9, () => circle(between(roll, 290, 380), between(roll, 80, 230), between(roll, 2, 7), '#fff', 0.4))}${hills(roll, 430, 40, palette.middle, 2)}${weeds}`;
};
