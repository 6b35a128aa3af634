/** Removes what HTML does not need: quotes, white space between tags, end tags that the next tag implies. */

/** Elements whose white space and text stay. */
const KEPT = /(<(script|style|pre|textarea)\b[^>]*>)([\s\S]*?<\/\2>)/g;
const TAG = /<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi;
const QUOTED = /="([^"\s'`=<>]+)"/g;
/** End tags that can go if a certain tag follows. */
const IMPLIED =
  /<\/(li|option|td|th|tr|dt|dd)>(?=<(?:li|option|td|th|tr|dt|dd|\/(?:ul|ol|select|tr|tbody|thead|tfoot|table|dl)))/g;

const squeeze = (html: string): string =>
  html
    .replace(TAG, (tag) =>
      tag.replace(QUOTED, '=$1').replace(/("[^"]*")|\s+/g, (_space, quoted?: string) => quoted ?? ' '),
    )
    .replace(/>\s+</g, '><')
    .replace(IMPLIED, '');

/** Leaves scripts, styles, `pre` and `textarea` as they are. */
export function minify(html: string): string {
  const kept: string[] = [];
  const rest = html.replace(KEPT, (_whole, open: string, _name, content: string) => {
    kept.push(content);
    return `${open}\0`;
  });
  return squeeze(rest)
    .replace(/\0/g, () => kept.shift() ?? '')
    .replace(/<\/body>\s*<\/html>\s*$/, '');
}
