/** Leaves a story as a shopper who has closed everything leaves a page, because the next story has the same page. */
import Cookies from 'js-cookie';

/** What closes whatever a story may have left open beside itself: panels of the whole page, and messages. */
const CLOSERS = 'body > [data-island-view] dialog[open] [data-part="close"], .shop-islands-notices [data-dismiss]';

/** Storybook keeps its own settings in the same storage. */
const isOwn = (key: string): boolean => !key.includes('storybook');

/** Closes what the story has opened, and forgets what it has kept. */
export function leaveStory(): void {
  for (const button of document.querySelectorAll<HTMLElement>(CLOSERS)) button.click();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage).filter(isOwn)) storage.removeItem(key);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

/**
 * Keeps an island that an earlier story of the page has started away from the server's HTML of this one, which shows a
 * view alone.
 */
export { rememberDisarmed as keepIslandAway } from '../src/runtime/disarmed';
