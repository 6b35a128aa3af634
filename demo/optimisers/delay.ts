/** Keeps every script, inline ones too, until somebody touches the page; then they run in the order of the document. */
import { atEnd, mapScripts, ownScript } from './scripts';

/** Gives every script the type `text/delayed`, and adds the script that runs them later. */
export const delay = (html: string): string =>
  atEnd(
    mapScripts(
      html,
      ({ src, text, rest }) => `<script type="text/delayed"${src ? ` data-src="${src}"` : ''}${rest}>${text}</script>`,
    ),
    ownScript('delay'),
  );
