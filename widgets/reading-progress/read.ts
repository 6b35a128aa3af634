/** Reads the part of a bar that grows. */
import { FILL } from './contract';

/** The part that grows; null where the server printed none. */
export const readFill = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>(FILL) ?? (host.firstElementChild as HTMLElement | null);
