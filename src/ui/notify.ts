/** Owns telling the shopper something on the screen. What shows it is fetched with the first message. */
import type { Notice } from './notice';

/** Shows a message; one with the same text is shown once. Where the code that shows it cannot be had, the browser does. */
export async function notify(notice: Notice): Promise<void> {
  try {
    (await import('./toast')).showNotice(notice);
  } catch {
    alert(notice.text);
  }
}
