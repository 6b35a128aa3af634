/** Draws a ring around the button that shows how far the page is scrolled. */
import { readRing } from '../read';

/** The drawing's measures in pixels, as in the original. A style sheet fits the drawing to the button. */
const RADIUS = 100;
const STROKE = 10;
const SIZE = 2 * RADIUS + STROKE;

function arc(context: CanvasRenderingContext2D, colour: string, share: number): void {
  context.strokeStyle = colour;
  context.beginPath();
  context.arc(SIZE / 2, SIZE / 2, RADIUS, -Math.PI / 2, (2 * share - 0.5) * Math.PI);
  context.stroke();
}

/** Draws the ring of a host, if it has one. @param share how far the page is scrolled, from 0 to 1 */
export function drawRing(host: HTMLElement, share: number): void {
  const { canvas, colours } = readRing(host) ?? {};
  const context = canvas?.getContext?.('2d');
  if (!canvas || !context || !colours) return;
  // Setting the size empties the drawing.
  canvas.width = canvas.height = SIZE;
  context.lineWidth = STROKE;
  if (colours.background) arc(context, colours.background, 1);
  arc(context, colours.foreground || 'currentcolor', share);
}
