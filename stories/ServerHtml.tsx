/** Shows a widget's fixture as the server would have printed it, and starts the islands on it. */
import { useLayoutEffect, useRef } from 'react';
import { openFakeShop } from './fakeShop';
import { startIslands } from './page';
import { withPictures } from './pictures';

export interface ServerHtmlProps {
  html: string;
  /** False shows what the page shows without JavaScript. */
  isAlive?: boolean;
  fails?: boolean;
  /** False shows what the page shows when no picture loads. Default: true. */
  hasPictures?: boolean;
}

/** Shows server HTML and starts the islands on it; `isAlive={false}` leaves it as the server prints it. */
export function ServerHtml({ html, isAlive = true, fails, hasPictures = true }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  // A layout effect, because a play function begins as soon as the story is shown.
  useLayoutEffect(() => {
    const template = document.createElement('template');
    template.innerHTML = hasPictures ? withPictures(html) : html;
    place.current?.replaceChildren(template.content);
    if (!isAlive) return;
    const close = openFakeShop({ fails });
    startIslands();
    return close;
  }, [html, isAlive, fails, hasPictures]);
  return <main ref={place} style={{ padding: 24, maxWidth: 1200, margin: '0 auto' }} />;
}
