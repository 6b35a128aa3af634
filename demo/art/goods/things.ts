/** Draws the shop's other goods. */
import { times } from '../dice';
import { box, circle, line, shape } from '../shapes';
import { controller } from './device';

const INK = '#232936';

const dock = (colour: string) =>
  `<g transform="translate(88 96) scale(0.56)">${controller(colour, false)}</g>${shape('M70 330h260l30 56q4 16-16 16H56q-20 0-16-16z', INK)}${box(120, 312, 160, 24, '#39414f', 12)}${circle(200, 372, 7, '#6fe0a0')}${circle(200, 372, 15, '#6fe0a0', 0.25)}${line('M344 398q40 10 44 60', INK, 7)}`;

const stand = (colour: string) =>
  `${box(188, 170, 24, 210, INK)}${box(112, 372, 176, 26, INK, 13)}${line('M104 262C84 96 316 96 296 262', colour, 22)}${line('M110 240C98 122 302 122 290 240', '#fff', 4, 0.3)}${box(78, 232, 50, 92, INK, 22)}${box(272, 232, 50, 92, INK, 22)}${box(118, 238, 20, 80, colour, 10)}${box(262, 238, 20, 80, colour, 10)}${line('M100 324q0 44 56 44', INK, 6)}${circle(160, 368, 9, colour)}`;

const pin = (x: number, y: number, path: string, fill: string) =>
  `<g transform="translate(${x} ${y})">${circle(4, 7, 56, '#000', 0.18)}${circle(0, 0, 56, '#d8a93a')}${circle(0, 0, 49, fill)}${shape(path, '#fff')}</g>`;

const pins = () =>
  `${box(52, 92, 296, 330, '#fff', 10)}${pin(128, 172, 'M0-34l10 22 24 3-18 16 5 24L0 19l-21 12 5-24-18-16 24-3z', '#c8313f')}${pin(272, 172, 'M-9-30H9v21h21V9H9v21H-9V9h-21V-9h21z', '#2f5fd0')}${pin(128, 312, 'M0 30C-50-6-22-36 0-14 22-36 50-6 0 30z', '#7d4bc4')}${pin(272, 312, 'M-24-20h48v12l-20 14v18h14v10h-36V24h14V6l-20-14z', '#2c8a4b')}${box(140, 390, 120, 8, '#d5d9e0', 4)}`;

const poster = () =>
  `${box(70, 74, 260, 340, '#3a2a1c', 4)}${box(82, 86, 236, 316, '#ecd9ae')}${shape('M112 140q50-40 96 0t92 20q-10 60 0 110t-60 96q-70 20-124-20t0-110q-24-50-4-96z', '#9cb27a')}${shape('M206 130q50-4 66 44-40 30-70-4z', '#7fb2de')}${times(5, (index) => shape(`M${140 + index * 26} ${250 - (index % 2) * 22}l15-32 15 32z`, '#6d5a3e'))}${line('M120 330q60-50 90-10t70-50', '#a33a2c', 4).replace('/>', ' stroke-dasharray="9 9"/>')}${line('M274 262l16 16m0-16l-16 16', '#a33a2c', 6)}${circle(128, 360, 22, '#d0b67f')}${shape('M128 340l6 20-6 20-6-20z', '#a33a2c')}`;

const suitcase = (colour: string) =>
  `${line('M152 178v-30q0-16 16-16h64q16 0 16 16v30', INK, 13)}${box(46, 172, 308, 214, colour, 34)}${shape('M80 172h240q34 4 34 40-160-18-308 0 0-36 34-40z', '#fff', 0.2)}${line('M46 276h308', INK, 6)}${box(178, 262, 44, 32, '#d8a93a', 6)}${circle(200, 278, 6, INK)}${times(10, (index) => line(`M${70 + index * 28} 276v7`, '#fff', 2, 0.7))}`;

const mug = (colour: string) =>
  `${line('M286 216q76-6 70 60t-84 62', colour, 26)}${shape('M86 164h214l-12 210q-2 26-30 26H128q-28 0-30-26z', colour)}<ellipse cx="193" cy="164" rx="107" ry="22" fill="#fff"/><ellipse cx="193" cy="167" rx="95" ry="16" fill="#4a2a18"/>${shape('M104 186l10 182q2 20 16 24l-14-206z', '#fff', 0.3)}
${times(5, (index) => box(146 + index * 22, 330 - index * 22, 22, 22 * (index + 1), '#fff'))}${circle(245, 218, 11, '#ffd166')}${line('M150 132q-14-22 0-40t0-40M206 132q-14-22 0-40t0-40', '#fff', 7, 0.6)}`;

const mat = (colour: string) =>
  `${shape('M30 226h340l-30 160H60z', '#000', 0.15)}${shape('M40 208h320l32 150q2 14-12 14H20q-14 0-12-14z', colour)}${line('M62 226h276l24 124H38z', '#fff', 4, 0.5)}${box(84, 244, 154, 56, INK, 8)}${times(21, (index) => box(92 + (index % 7) * 20, 251 + Math.floor(index / 7) * 15, 16, 10, '#586275', 3))}${box(282, 258, 40, 58, INK, 20)}${line('M302 258v22', '#fff', 3)}`;

const bundle = (colour: string) =>
  `${shape('M60 220l140 54 140-54v150l-140 60-140-60z', colour)}${shape('M200 274l140-54v150l-140 60z', '#000', 0.2)}<g transform="translate(72 92) scale(0.42)">${controller('#eef0f4', false)}</g>${box(206, 112, 72, 108, '#2f5fd0', 5)}${box(206, 112, 72, 16, '#fff', 4)}<g transform="translate(250 120) scale(0.32)">${mug('#c8313f')}</g>${shape('M60 220l140 54-44 44L18 262zM340 220l-140 54 44 44 138-56z', colour)}${shape('M60 220l140 54-44 44L18 262zM340 220l-140 54 44 44 138-56z', '#fff', 0.18)}`;

const figure = (colour: string) =>
  `${box(110, 388, 180, 26, INK, 13)}${shape('M150 250h100l34 130H116z', colour)}${circle(200, 184, 62, '#f2c9a0')}${shape('M136 178q4-74 64-74t64 74q-34-34-128 0z', INK)}${circle(178, 192, 7, INK)}${circle(222, 192, 7, INK)}${line('M186 218q14 10 28 0', INK, 5)}${line('M160 276l-38 60M240 276l46-70', colour, 26)}${line('M288 214v-130', '#d8dde6', 11)}${line('M268 200h40', '#d8a93a', 10)}`;

const notebook = (colour: string) =>
  `<g transform="rotate(-6 200 250)">${box(96, 96, 222, 310, '#000', 12).replace('/>', ' opacity="0.2"/>')}${box(98, 90, 214, 310, '#fff', 10)}${box(86, 90, 214, 310, colour, 10)}${box(86, 90, 34, 310, INK, 10)}${box(264, 90, 12, 310, INK)}${box(146, 150, 92, 92, '#fff', 8)}${shape('M183 164h18v23h23v18h-23v23h-18v-23h-23v-18h23z', INK)}</g>`;

const keyring = (colour: string) =>
  `${line('M200 186m-62 0a62 62 0 1 0 124 0a62 62 0 1 0-124 0', '#aab2bf', 13)}${line('M200 248v40', '#aab2bf', 9)}<g transform="translate(104 232) scale(0.48)">${controller(colour, true)}</g>`;

const piece = (x: number, y: number, fill: string) =>
  shape(`M${x} ${y}h36q-14-30 14-30t14 30h36v36q30-14 30 14t-30 14v36H${x}v-36q-30 14-30-14t30-14z`, fill);

const jigsaw = (colour: string) =>
  `${piece(86, 130, colour)}${piece(206, 150, '#f5cf63')}${piece(90, 270, '#79a7f2')}<g transform="rotate(16 270 320)">${piece(222, 296, '#f0716c')}</g>`;

const byWord: readonly [words: RegExp, draw: (colour: string) => string][] = [
  [/dock/i, dock],
  [/headset/i, stand],
  [/pin set/i, pins],
  [/poster/i, poster],
  [/case/i, suitcase],
  [/mug/i, mug],
  [/mat\b/i, mat],
  [/bundle/i, bundle],
  [/figure/i, figure],
  [/notebook/i, notebook],
  [/keyring/i, keyring],
  [/jigsaw/i, jigsaw],
];

/** The drawing of a thing by its name; a box of several things for an unknown name. */
export const thing = (name: string, colour: string): string =>
  (byWord.find(([words]) => words.test(name))?.[1] ?? bundle)(colour);
