/**
 * Owns finding a page's scripts, as optimisers do: only classic scripts without a mark against optimisers are changed.
 */

export interface Script {
  /** Its address; undefined for an inline script. */
  src: string | undefined;
  text: string;
  /** Its other attributes, each after a space; without those that say when it runs. */
  rest: string;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SRC = /\ssrc="([^"]*)"/;
/** Data, templates and modules have a type. */
const TYPED = /\stype="(?!text\/javascript")/;
/** Each real optimiser has its own mark; these know all of them. */
const MARKED = /\s(?:data-no-delay-js|data-no-optimize|data-cfasync="false")(?=[\s=]|$)/;
const WHEN = /\s(?:defer|async)\b(?:="")?|\ssrc="[^"]*"|\stype="[^"]*"/g;

/** Replaces each classic script by what `print` returns. */
export const mapScripts = (html: string, print: (script: Script) => string): string =>
  html.replace(SCRIPT, (whole, attributes: string, text: string) =>
    TYPED.test(attributes) || MARKED.test(attributes)
      ? whole
      : print({ src: SRC.exec(attributes)?.[1], text, rest: attributes.replace(WHEN, '') }),
  );

/** Takes the classic scripts out of a page. */
export function takeScripts(html: string): { html: string; scripts: Script[] } {
  const scripts: Script[] = [];
  const rest = mapScripts(html, (script) => {
    scripts.push(script);
    return '';
  });
  return { html: rest, scripts };
}

/** Puts something at the end of the body. */
export function atEnd(html: string, more: string): string {
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + more + html.slice(end);
}

/** The tag of a script that an optimiser brings itself. */
export const ownScript = (name: string): string => `<script src="/assets/optimiser-${name}.js"></script>`;
