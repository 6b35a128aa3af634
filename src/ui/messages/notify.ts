/** Owns messages to the shopper on the screen. The code that shows them is fetched with the first message. */
import type { Notice } from './notice';

/** Shows a message once for each text. If the code that shows it does not load, the browser shows it. */
export async function notify(notice: Notice): Promise<void> {
  try {
    (await import('./toast')).showNotice(notice);
  } catch {
    alert(notice.text);
  }
}
