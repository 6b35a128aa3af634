/** Owns scrolling to messages: to 100 px above them, over 1000 ms (SPEC 9), and at once with reduced motion. */
import { scrollPage } from './scrollPage';

const OFFSET = 100;
const DURATION = 1000;

/** Scrolls the page to an element. If the shopper scrolls meanwhile, the movement stops. */
export const scrollToNotice = (element: Element): void =>
  scrollPage(Math.max(0, element.getBoundingClientRect().top + scrollY - OFFSET), DURATION);
