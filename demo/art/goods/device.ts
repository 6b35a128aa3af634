/** Draws the controller and the handheld, in one colour. */
import { box, circle, line, shape } from '../shapes';

const buttons = (x: number, y: number): string =>
  [
    [0, -22, '#7fd18b'],
    [22, 0, '#f0716c'],
    [-22, 0, '#79a7f2'],
    [0, 22, '#f5cf63'],
  ]
    .map(
      ([dx, dy, fill]) =>
        circle(x + Number(dx), y + Number(dy), 11, '#14181f') +
        circle(x + Number(dx), y + Number(dy) - 1, 9, String(fill)),
    )
    .join('');

const pad = (x: number, y: number): string =>
  shape(`M${x - 9} ${y - 28}h18v19h19v18h-19v19h-18v-19h-19v-18h19z`, '#14181f');

const stick = (x: number, y: number): string =>
  circle(x, y, 30, '#000', 0.35) + circle(x, y, 23, '#1c2027') + circle(x, y - 3, 17, '#333a45');

const shine = (path: string, isGlossy: boolean): string => shape(path, '#fff', isGlossy ? 0.42 : 0.12);

export function controller(body: string, isGlossy: boolean): string {
  return `${shape('M110 186h30v-20q4-14 24-14h-44q-20 4-10 34zM290 186h-30v-20q-4-14-24-14h44q20 4 10 34z', '#14181f')}
${shape('M118 172h164c72 0 104 92 108 152 3 50-50 60-76 20l-22-36H108l-22 36c-26 40-79 30-76-20 4-60 36-152 108-152z', body)}
${shine('M118 178h164c40 0 66 28 82 64-60-44-268-44-328 0 16-36 42-64 82-64z', isGlossy)}${line('M118 172h164c72 0 104 92 108 152 3 50-50 60-76 20l-22-36H108l-22 36c-26 40-79 30-76-20 4-60 36-152 108-152z', '#000', 3, 0.3)}
${pad(98, 226)}${buttons(302, 226)}${stick(152, 274)}${stick(248, 274)}${box(172, 200, 56, 34, '#14181f', 8)}${circle(200, 256, 9, '#fff', 0.85)}${box(146, 198, 10, 18, '#14181f', 5)}${box(244, 198, 10, 18, '#14181f', 5)}`;
}

export function handheld(body: string): string {
  const screen = `${box(106, 152, 188, 136, '#101418', 12)}<svg x="118" y="164" width="164" height="112" viewBox="0 0 164 112"><rect width="164" height="112" fill="#8fd3c0"/>${circle(124, 30, 14, '#fff3c4')}${shape('M0 96l34-42 26 30 30-48 40 52 34-20v44H0z', '#2f7f78')}${box(0, 92, 164, 20, '#145057')}${box(30, 78, 14, 14, '#f0716c')}${box(70, 62, 26, 8, '#145057')}</svg>`;
  return `${box(14, 132, 372, 200, body, 58)}${shape('M72 132h256c32 0 52 18 57 46-60-26-310-26-370 0 5-28 25-46 57-46z', '#fff', 0.22)}<rect x="14" y="132" width="372" height="200" rx="58" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="3"/>
${screen}${pad(60, 208)}${buttons(340, 206)}${box(128, 302, 34, 9, '#14181f', 5)}${box(238, 302, 34, 9, '#14181f', 5)}${[0, 1, 2].map((index) => box(316 + index * 14, 286, 6, 22, '#14181f', 3)).join('')}${circle(60, 284, 20, '#14181f')}${circle(60, 284, 14, '#333a45')}`;
}
