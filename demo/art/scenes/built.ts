/** Scenes of what people build: a city, a castle, a machine, a board of tiles. */
import { between, type Dice, times } from '../dice';
import { box, circle, hills, light, line, ridge, type Scene, shape, stars } from '../shapes';

function block(roll: Dice, x: number, foot: number, fill: string, lit: string): string {
  const [width, height] = [between(roll, 40, 66), between(roll, 120, 250)];
  const windows = times(Math.floor(height / 22) * 3, (index) =>
    roll() < 0.45
      ? box(x + 8 + (index % 3) * (width / 3 - 2), foot - height + 12 + Math.floor(index / 3) * 22, 7, 11, lit)
      : '',
  );
  return box(x, foot - height, width, height + 80, fill) + windows;
}

export const city: Scene = (roll, palette) => {
  const row = (foot: number, fill: string, lit: string) =>
    times(8, (index) => block(roll, index * 54 - 20, foot, fill, lit));
  return `${stars(roll, 30, 200)}${light(between(roll, 70, 330), 110, 40, palette)}${row(390, palette.far, palette.middle)}${row(470, palette.middle, palette.glow)}
${box(0, 450, 400, 50, palette.near)}${times(4, (index) => line(`M${index * 120 + 20} 500v-76q0-14 26-14`, palette.near, 6) + circle(index * 120 + 48, 412, 8, palette.glow))}`;
};

const keep = (x: number, foot: number, width: number, height: number, fill: string, lit: string) =>
  `${box(x, foot - height, width, height + 60, fill)}${times(4, (index) => box(x - 4 + (index * (width + 2)) / 3.4, foot - height - 12, width / 5, 14, fill))}${shape(`M${x + width / 2 - 7} ${foot - height + 56}v-20q7-14 14 0v20z`, lit)}`;

const flag = (x: number, y: number, fill: string, cloth: string) =>
  line(`M${x} ${y}v-60`, fill, 4) + shape(`M${x} ${y - 60}q22-8 44 4-20 8-44 18z`, cloth);

export const castle: Scene = (roll, palette) => {
  const { middle, near, glow } = palette;
  const roof = (x: number, y: number) => shape(`M${x - 12} ${y}l36-74 36 74z`, near);
  return `${stars(roll, 20, 160)}${light(between(roll, 90, 310), 150, 56, palette)}${ridge(roll, 330, 120, palette.far)}
${keep(96, 400, 48, 130, middle, glow)}${keep(256, 400, 48, 150, middle, glow)}${roof(96, 262)}${roof(256, 242)}${keep(156, 400, 88, 190, middle, glow)}${flag(200, 200, near, glow)}
${keep(60, 420, 280, 70, near, glow)}${hills(roll, 420, between(roll, 20, 50), near, 2)}`;
};

const gear = (x: number, y: number, radius: number, fill: string, hub: string) =>
  `${times(12, (index) => `<rect x="${x - radius * 0.13}" y="${y - radius * 1.18}" width="${radius * 0.26}" height="${radius * 0.4}" rx="3" fill="${fill}" transform="rotate(${index * 30} ${x} ${y})"/>`)}${circle(x, y, radius, fill)}${circle(x, y, radius * 0.62, hub, 0.5)}${circle(x, y, radius * 0.24, hub)}`;

export const machine: Scene = (roll, palette) => {
  const { far, middle, near, glow } = palette;
  const pipes = times(4, (index) =>
    line(`M${between(roll, 20, 380)} 0v${100 + index * 50}h${between(roll, -120, 120)}v400`, far, 14),
  );
  return `${pipes}${gear(250, 190, 105, middle, glow)}${gear(112, 300, 70, near, glow)}${gear(292, 374, 62, far, near)}${gear(60, 160, 40, far, near)}${line('M0 446h400', near, 16)}${times(12, (index) => circle(index * 36 + 10, 446, 4, glow))}${box(0, 456, 400, 60, near)}`;
};

function tile(x: number, y: number, height: number, [top, left, right]: readonly [string, string, string]): string {
  return `${shape(`M${x - 50} ${y}v${height}l50 29v${-height}z`, left)}${shape(`M${x + 50} ${y}v${height}l-50 29v${-height}z`, right)}${shape(`M${x} ${y - 29}l50 29-50 29-50-29z`, top)}`;
}

export const board: Scene = (roll, { far, middle, near, glow, sky }) => {
  const tops = [glow, far, sky[1], far, middle];
  const tiles = times(40, (index) => {
    const [row, column] = [Math.floor(index / 5), index % 5];
    const rise = between(roll, 0, 4) * 14;
    return tile(column * 100 + (row % 2) * 50 - 25, 190 + row * 29 - rise, 60 + rise, [
      tops[between(roll, 0, 4)] as string,
      middle,
      near,
    ]);
  });
  const king =
    shape('M186 206l-6-70 14 10 6-18 6 18 14-10-6 70z', near) +
    box(178, 202, 44, 14, near, 4) +
    circle(200, 124, 6, glow);
  return tiles + king;
};
