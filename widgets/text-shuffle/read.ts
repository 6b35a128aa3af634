/** Reads a text that is being shuffled. */
import { SAID } from './contract';

/** The real text inside a host whose letters are mixed, such as a carousel's copy; null in all others. */
export const readSaid = (host: Element): Element | null => host.querySelector(`:scope>.${SAID}`);
