/** Scenes of the land: mountains, a wood, a village, a road. */
import { between, times } from '../dice';
import { box, circle, hills, light, line, ridge, type Scene, shape, stars } from '../shapes';

export const mountains: Scene = (roll, palette) => {
  const sun = light(between(roll, 90, 310), between(roll, 120, 200), between(roll, 34, 58), palette);
  const walker = between(roll, 120, 280);
  return `${stars(roll, 30, 200)}${sun}${ridge(roll, 330, 170, palette.far)}${ridge(roll, 390, 130, palette.middle)}${hills(roll, 440, 50, palette.near, 2)}
${line(`M${walker} 428v-26m0 4l10 12m-10 10l-6 12m6-12l6 12`, palette.near, 6)}${circle(walker, 394, 7, palette.near)}${line(`M${walker + 12} 440v-58`, palette.near, 3)}`;
};

const tree = (x: number, foot: number, height: number, fill: string) =>
  shape(
    `M${x} ${foot - height}l${height * 0.2} ${height * 0.4}h-${height * 0.08}l${height * 0.16} ${height * 0.34}h-${height * 0.56}l${height * 0.16}-${height * 0.34}h-${height * 0.08}z`,
    fill,
  ) + box(x - 4, foot - height * 0.3, 8, height * 0.4, fill);

export const wood: Scene = (roll, palette) => {
  const row = (foot: number, height: number, fill: string) =>
    times(11, (index) => tree(index * 40 + between(roll, -14, 14), foot, height + between(roll, -30, 30), fill));
  return `${stars(roll, 24, 160)}${light(between(roll, 130, 270), 170, 52, palette)}${row(360, 170, palette.far)}${hills(roll, 350, 20, palette.far)}
${row(430, 200, palette.middle)}${hills(roll, 415, 24, palette.middle)}${shape('M176 500C190 440 250 430 214 380c40 40 8 70 60 120z', palette.glow, 0.55)}
${tree(30, 520, 330, palette.near)}${tree(376, 530, 380, palette.near)}`;
};

export const village: Scene = (roll, palette) => {
  const house = (x: number, foot: number, size: number, fill: string) =>
    `${box(x, foot - size, size, size, fill)}${shape(`M${x - size * 0.2} ${foot - size}q${size * 0.7}-${size * 0.9} ${size * 1.4} 0z`, palette.near)}
${box(x + size * 0.2, foot - size * 0.75, size * 0.22, size * 0.28, palette.glow, 3)}${box(x + size * 0.58, foot - size * 0.75, size * 0.22, size * 0.28, palette.glow, 3)}`;
  const row = (foot: number, size: number, fill: string, count: number) =>
    times(count, (index) =>
      house(
        (400 / count) * index + between(roll, 0, 30),
        foot + between(roll, -14, 6),
        size + between(roll, -8, 8),
        fill,
      ),
    );
  return `${light(between(roll, 80, 320), 120, 40, palette)}${hills(roll, 290, 60, palette.far, 2)}${row(330, 44, palette.middle, 5)}
${hills(roll, 360, 30, palette.middle, 2)}${row(410, 62, palette.far, 4)}${hills(roll, 450, 26, palette.near)}${line('M0 240q200 60 400-10', palette.near, 3)}
${times(9, (index) => circle(index * 46 + 16, 240 + 28 * Math.sin((index / 8) * Math.PI) + 8, 6, palette.glow))}`;
};

export const road: Scene = (roll, palette) => {
  const bend = between(roll, 150, 250);
  const stripes = times(6, (index) => box(100, 200 + index * 16, 200, 3 + index * 1.6, palette.middle));
  const marks = times(7, (index) => {
    const y = 316 + index * index * 5;
    return shape(`M${bend - index} ${y}h${index * 2}l${index} ${index * 4}h${-index * 4}z`, palette.glow, 0.9);
  });
  const posts = times(5, (index) =>
    line(
      `M${bend - 40 - index * index * 12} ${330 + index * 30}v${-30 - index * 34}m0 4l${14 + index * 6}-6`,
      palette.near,
      3 + index,
    ),
  );
  return `${stars(roll, 26, 150)}${light(200, 220, 100, palette)}${stripes}${ridge(roll, 312, 70, palette.far)}${box(0, 308, 400, 192, palette.near)}
${shape(`M${bend - 6} 308h12L420 500H-20z`, palette.middle)}${line(`M${bend - 6} 308L-20 500M${bend + 6} 308L420 500`, palette.glow, 4, 0.7)}${marks}${posts}`;
};
