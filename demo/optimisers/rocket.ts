/**
 * Gives every script a type that browsers do not run, and repeats the page's loading events, as Cloudflare's Rocket
 * Loader does.
 */
import { atEnd, mapScripts, ownScript } from './scripts';

const MARK = '5c0ffee5c0ffee5c0ffee5c0';

/** Gives every script a type that browsers do not run, as Rocket Loader does, and adds the script that runs them. */
export const rocket = (html: string): string =>
  atEnd(
    mapScripts(
      html,
      ({ src, text, rest }) =>
        `<script type="${MARK}-text/javascript"${src ? ` src="${src}"` : ''}${rest}>${text}</script>`,
    ),
    ownScript('rocket'),
  );
