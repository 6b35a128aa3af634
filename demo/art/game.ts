/** Draws a game: its box from the front, from the side and close up, and the box's back. */
import { between, dice, hash, times } from './dice';
import { anyPalette, type Palette } from './palette';
import { anyScene, sceneOf } from './scenes/choose';
import { box, circle, line, type Scene, shape } from './shapes';

export interface Box {
  /** The name from which the scene is drawn. */
  name: string;
  platform: string;
  hue: number;
}

const skyOf = ({ sky: [top, bottom] }: Palette, id: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="0.8" stop-color="${bottom}"/></linearGradient><rect width="400" height="500" fill="url(#${id})"/>`;

/** The picture alone. `id` is the id of the sky's gradient. `chosen` replaces the scene that the title would get. */
export function painting(name: string, id: string, chosen?: Scene): string {
  const roll = dice(hash(name));
  const palette = anyPalette(roll);
  return skyOf(palette, id) + (chosen ?? sceneOf(name, roll))(roll, palette);
}

const words = (text: string | number, x: number, y: number, size: number, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" ${more}>${text}</text>`;

/** The maker's seal: a polygon of its own. */
function seal(name: string): string {
  const sides = between(dice(hash(name) + 1), 3, 7);
  const points = Array.from({ length: sides }, (_, index) => {
    const turn = (index / sides) * Math.PI * 2 - Math.PI / 2;
    return `${Math.round(366 + 11 * Math.cos(turn))},${Math.round(474 + 11 * Math.sin(turn))}`;
  });
  return `${circle(366, 474, 17, '#fff')}<polygon points="${points.join(' ')}" fill="#14181f"/>`;
}

/** The strip at the foot, where no shop puts a badge: the age rating, the platform and the maker's seal. */
const strip = ({ name, platform, hue }: Box): string =>
  `${box(0, 448, 400, 52, `hsl(${hue} 60% 30%)`)}${box(20, 457, 30, 34, '#fff', 4)}${words([3, 7, 12, 16][hash(name) % 4] as number, 35, 481, 18, 'text-anchor="middle" fill="#14181f"')}${words(platform.toUpperCase(), 64, 481, 18, 'fill="#fff" letter-spacing="2"')}${seal(name)}`;

const front = (one: Box): string =>
  `${painting(one.name, 'front')}${strip(one)}${shape('M0 0h14v500H0z', '#fff', 0.16)}${line('M15 0v500', '#000', 2, 0.25)}`;

const table = ({ hue }: Box): string =>
  `${box(0, 0, 400, 500, `hsl(${hue} 30% 90%)`)}${box(0, 380, 400, 120, `hsl(${hue} 26% 82%)`)}`;

/** The box, turned a little, so that its spine is visible. */
const side = (one: Box): string =>
  `${table(one)}<ellipse cx="210" cy="432" rx="160" ry="18" opacity="0.25"/>
<g transform="translate(122 62) scale(0.6 0.76) skewY(-5)"><svg width="400" height="500">${front(one)}</svg></g>
<g transform="translate(80 44) skewY(22)">${box(0, 16, 42, 380, `hsl(${one.hue} 60% 24%)`)}${box(0, 356, 42, 40, `hsl(${one.hue} 60% 40%)`)}${times(3, (index) => box(17, 60 + index * 14, 8, 8, '#fff', 4))}</g>`;

const closeBy = ({ name }: Box): string =>
  `<g transform="translate(-110 -130) scale(1.6)">${painting(name, 'close')}</g>`;

function shot(name: string, index: number): string {
  const roll = dice(hash(name + index));
  return `<svg x="28" y="${36 + index * 104}" width="128" height="92" viewBox="40 140 320 230" preserveAspectRatio="xMidYMid slice">${painting(name, `shot${index}`, anyScene(roll))}</svg>`;
}

const back = (one: Box): string => {
  const roll = dice(hash(one.name) + 2);
  const lines = times(12, (index) =>
    box(176, 44 + Math.floor(index / 4) * 104 + (index % 4) * 18, between(roll, 110, 196), 7, '#fff', 3),
  );
  const bars = times(18, (index) => box(280 + index * 5, 360, between(roll, 1, 4), 52, '#14181f'));
  return `${box(0, 0, 400, 500, `hsl(${one.hue} 34% 17%)`)}${strip(one)}${[0, 1, 2].map((index) => shot(one.name, index)).join('')}<g opacity="0.55">${lines}</g>${box(270, 350, 106, 72, '#fff', 4)}${bars}`;
};

const views: Record<string, (one: Box) => string> = { 2: side, 3: closeBy, 4: back };

/** @param view 1 is the front */
export const game = (one: Box, view: string): string => (views[view] ?? front)(one);
