/**
 * Moves all scripts to the end of the body. Files lose `defer` and become asynchronous, so that they and the inline
 * scripts come in any order.
 */
import { atEnd, takeScripts } from './scripts';

/** Takes a whole page and returns it with its scripts at the end. */
export function body(page: string): string {
  const { html, scripts } = takeScripts(page);
  const files = scripts.map(({ src, rest }) => (src ? `<script async src="${src}"${rest}></script>` : ''));
  const inline = scripts.map(({ src, text, rest }) => (src ? '' : `<script${rest}>${text}</script>`));
  return atEnd(html, [...files, ...inline].join(''));
}
