/** Keeps a story in its frame, because its links and forms lead to pages that do not exist. */

/** A navigation of the frame, as far as it matters here. TypeScript's own types do not have it yet. */
interface Navigate extends Event {
  destination: { sameDocument: boolean; url: string };
}

/** The address that the frame was opened with. Stories may change it. */
const { pathname: own } = location;

/**
 * Cancels every navigation of the frame to another page. Storybook itself may show another story in it.
 * @param isTest true if one frame shows all stories; then the frame must not reload either
 */
export function stay(isTest: boolean): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = (event as Navigate).destination;
    if (!sameDocument && (isTest || new URL(url).pathname !== own)) event.preventDefault();
  });
}
