/** Scenes of wonders: space, flowers, a stage, a door. */
import { between, times } from '../dice';
import { box, circle, hills, light, line, type Scene, shape, stars } from '../shapes';

export const space: Scene = (roll, palette) => {
  const [x, y, radius] = [between(roll, 130, 270), between(roll, 180, 280), between(roll, 84, 124)];
  const tilt = between(roll, -30, -8);
  const ring = (half: string) =>
    `<path d="M${x - radius * 1.7} ${y}${half}" fill="none" stroke="${palette.glow}" stroke-width="12" opacity="0.85" transform="rotate(${tilt} ${x} ${y})"/>`;
  const arc = (sweep: 0 | 1) => ring(`A${radius * 1.7} ${radius * 0.44} 0 0 ${sweep} ${x + radius * 1.7} ${y}`);
  const bands = [0.3, 0.62]
    .map((part) =>
      shape(
        `M${x - radius} ${y}q${radius} ${radius * part * 2} ${radius * 2} 0q-${radius} ${radius * part}-${radius * 2} 0z`,
        palette.middle,
        0.5,
      ),
    )
    .join('');
  const comet = line(`M${between(roll, 20, 90)} ${between(roll, 50, 90)}l70 44`, palette.glow, 4, 0.8);
  return `${stars(roll, 70, 500)}${comet}${arc(1)}${circle(x, y, radius, palette.far)}${bands}${circle(x - radius * 0.3, y - radius * 0.35, radius * 0.5, '#fff', 0.12)}${arc(0)}
${circle(between(roll, 40, 110), between(roll, 360, 400), 22, palette.glow, 0.9)}${hills(roll, 460, 26, palette.near, 2)}`;
};

export const garden: Scene = (roll, palette) => {
  const { far, middle, near, glow } = palette;
  const flower = (x: number, y: number, size: number, petals: number, fill: string) =>
    line(`M${x} ${y}Q${x + 14} ${y + 120} ${x} 500`, near, size / 7) +
    times(
      petals,
      (index) =>
        `<ellipse cx="${x}" cy="${y - size * 0.62}" rx="${size * 0.3}" ry="${size * 0.52}" fill="${fill}" opacity="0.92" transform="rotate(${(360 / petals) * index} ${x} ${y})"/>`,
    ) +
    circle(x, y, size * 0.3, glow);
  const small = times(6, (index) =>
    flower(index * 70 + between(roll, 10, 40), between(roll, 320, 400), between(roll, 26, 40), 6, middle),
  );
  return `${light(between(roll, 60, 340), 90, 30, palette)}${hills(roll, 380, 40, far, 2)}${small}${flower(between(roll, 150, 250), 210, between(roll, 96, 124), between(roll, 7, 11), far)}${hills(roll, 464, 24, near, 3)}`;
};

export const stage: Scene = (roll, palette) => {
  const { far, middle, near, glow } = palette;
  const folds = times(4, (index) =>
    shape(`M${index * 26} 0h26q-6 220 ${-index * 8} 430h-26q20-200 0-430z`, index % 2 ? middle : far),
  );
  const moon = circle(200, 190, 86, glow, 0.95) + circle(200 + between(roll, 28, 46), 172, 74, palette.sky[0]);
  const boat = shape('M130 372h140l-28 40h-84zM200 286l46 80h-92z', '#fff', 0.92) + line('M200 286v80', near, 2, 0.4);
  return `${stars(roll, 36, 380)}${moon}${line('M170 0v112M254 0v100', glow, 2, 0.7)}${hills(roll, 406, 14, middle, 7)}${boat}${hills(roll, 428, 14, far, 6)}
${folds}<g transform="matrix(-1 0 0 1 400 0)">${folds}</g>${shape('M0 0h400v44q-33 34-66 0-33 34-67 0-33 34-67 0-33 34-67 0-33 34-67 0-33 34-66 0z', middle)}${box(0, 452, 400, 48, near)}${times(8, (index) => circle(index * 52 + 18, 466, 7, glow))}`;
};

export const door: Scene = (roll, palette) => {
  const { far, middle, near, glow } = palette;
  const arch = (width: number, top: number, fill: string, opacity = 1) =>
    shape(`M${200 - width} 460V${top + width}a${width} ${width} 0 0 1 ${width * 2} 0V460z`, fill, opacity);
  const motes = times(16, () =>
    circle(between(roll, 120, 280), between(roll, 130, 400), between(roll, 1, 4), glow, 0.8),
  );
  const lamp = (x: number) =>
    line(`M${x} 0v${between(roll, 90, 150)}`, near, 3) + circle(x, 150, 16, glow, 0.9) + circle(x, 150, 34, glow, 0.18);
  return `${arch(176, 40, far)}${arch(140, 84, middle)}${arch(104, 130, near)}${arch(76, 166, glow, 0.95)}${shape('M60 500l64-40h152l64 40z', glow, 0.35)}${motes}
${shape('M182 460q-6-70 18-80 24 10 18 80z', near)}${circle(200, 366, 15, near)}${lamp(44)}${lamp(356)}${shape('M0 460h124l-64 40H0zM400 460H276l64 40h60z', near, 0.8)}`;
};
