/** Owns telling the shopper something on the screen. What shows it is fetched with the first message. */

export interface Notice {
  text: string;
  /** An error stays until it is dismissed. */
  kind: 'success' | 'error';
  /** What the shopper can do about it. */
  action?: { label: string; run?: () => void; href?: string };
  /** Milliseconds on the screen; until it is dismissed where this is missing. */
  lasts?: number;
  /** The corner of the screen; left and right are the screen's own. Default: the bottom at the end of the line. */
  corner?: Corner;
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Shows a message; one with the same text is shown once. Where the code that shows it cannot be had, the browser does. */
export async function notify(notice: Notice): Promise<void> {
  try {
    (await import('../ui/toast')).showNotice(notice);
  } catch {
    alert(notice.text);
  }
}
