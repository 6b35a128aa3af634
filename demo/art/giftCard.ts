/** Draws a gift card with its amount; the other views show it on another paper. */
import { between, dice, hash, times } from './dice';
import { anyPalette } from './palette';
import { box, circle, line, shape } from './shapes';

export function giftCard(name: string, view: string): string {
  const roll = dice(hash(name + view));
  const { sky, glow, middle, near } = anyPalette(dice(hash(name)));
  const amount = /£\d+/.exec(name)?.[0] ?? '';
  const dots = times(36, () => circle(between(roll, 0, 400), between(roll, 0, 500), between(roll, 3, 10), glow, 0.5));
  const card = `${box(0, 0, 320, 204, middle, 20)}${shape('M0 150Q90 60 190 130T320 60v124a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z', near, 0.55)}${box(40, 0, 22, 204, glow)}${box(0, 52, 320, 22, glow)}
${shape('M51 63q-50-46-58-8 4 26 58 8 54 18 58-8-8-38-58 8z', glow)}${line('M51 63l-22 44M51 63l26 40', glow, 9)}
<text x="296" y="172" fill="#fff" font-family="system-ui, sans-serif" font-size="74" font-weight="800" text-anchor="end">${amount}</text>`;
  const turn = { 2: 8, 3: -22, 4: 18 }[view] ?? -8;
  return `<linearGradient id="paper" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><rect width="400" height="500" fill="url(#paper)"/>${dots}
<g transform="rotate(${turn} 200 250) translate(40 150)"><rect x="8" y="14" width="320" height="204" rx="20" opacity="0.25"/>${card}</g>`;
}
