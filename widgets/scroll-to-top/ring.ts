/** Draws how far the page is scrolled around the button. */
import { readRing } from './read';

/** Pixels of the drawing, which its style fits to the button; what the original draws. */
const RADIUS = 100;
const STROKE = 10;
const SIZE = 2 * RADIUS + STROKE;

function arc(context: CanvasRenderingContext2D, colour: string, share: number): void {
  context.strokeStyle = colour;
  context.beginPath();
  context.arc(SIZE / 2, SIZE / 2, RADIUS, -Math.PI / 2, (2 * share - 0.5) * Math.PI);
  context.stroke();
}

/** @param share from 0 to 1 */
export function drawRing(host: HTMLElement, share: number): void {
  const { canvas, colours } = readRing(host) ?? {};
  const context = canvas?.getContext?.('2d');
  if (!canvas || !context || !colours) return;
  // A new size is an empty drawing.
  canvas.width = canvas.height = SIZE;
  context.lineWidth = STROKE;
  if (colours.background) arc(context, colours.background, 1);
  arc(context, colours.foreground || 'currentcolor', share);
}
