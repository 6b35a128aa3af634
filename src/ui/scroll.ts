/** Owns scrolling to messages: 100 px above them, over 1000 ms (SPEC 9); at once where motion is to be reduced. */
import { scrollPage } from './scrollPage';

const OFFSET = 100;
const DURATION = 1000;

/** Scrolls the page to an element. A shopper who scrolls meanwhile keeps the wheel. */
export const scrollToNotice = (element: Element): void => scrollPage(Math.max(0, element.getBoundingClientRect().top + scrollY - OFFSET), DURATION);
