/**
 * Puts other words into HTML: its texts, the attributes that people read or hear, and the JSON of its attributes and
 * scripts, which may hold HTML again. Text within `translate="no"` and within `code` stays.
 */

/**
 * Changes one phrase, which has no spaces around it.
 *
 * @param isValue true for a value of JSON, which may be a word for scripts and not for people
 */
export type Change = (phrase: string, isValue?: boolean) => string;

const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (all, code?: string, name = '') =>
    code ? String.fromCodePoint(+code) : (NAMES[name] ?? all),
  );
const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A comment, a script or a style with its content, a tag, or a text. */
const PIECES = /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-z!/](?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</gi;
const READ =
  /^(?:alt|title|label|placeholder|aria-(?:label|placeholder|valuetext|roledescription)|data-(?:title|label|placeholder|finish|date-ekit)[\w-]*|data-(?:days|hrs|mins|secs)|data-[\w-]+[-_](?:alt|title|message|text|filled))$/;
const ATTRIBUTE = /(\s)([\w-]+)="([^"]*)"/g;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const LETTER = /\p{L}/u;

/** A text with its phrase changed; the spaces around the phrase stay, those in it become one. */
function changedText(text: string, change: Change, isValue = false): string {
  const [, before = '', phrase = '', after = ''] = /^([\s\u00a0]*)([\s\S]*?)([\s\u00a0]*)$/.exec(text) ?? [];
  return LETTER.test(phrase) ? before + change(phrase.replace(/\s+/g, ' '), isValue) + after : text;
}

/** JSON in a text with its words changed; undefined if the text is no JSON. */
function changedJson(text: string, change: Change): string | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.stringify(changedValue(JSON.parse(text), change));
  } catch {
    return undefined;
  }
}

function changedAttribute(value: string, isRead: boolean, change: Change): string {
  const text = decoded(value);
  const words = () => (text.includes('</') ? changedHtml(text, change) : changedText(text, change));
  const changed = changedJson(text, change) ?? (isRead ? words() : text);
  return changed === text ? value : encoded(changed);
}

/** Whether a button shows an attribute's value; the value of another field is sent. */
const isCaption = (tag: string, name: string): boolean =>
  name === 'value'
    ? /^<input\b[^>]*type="(?:submit|button|reset)"/.test(tag)
    : name === 'data-value' && tag.startsWith('<button');

function changedTag(tag: string, change: Change): string {
  return tag.replace(
    ATTRIBUTE,
    (_all, space: string, name: string, value: string) =>
      `${space}${name}="${changedAttribute(value, READ.test(name) || isCaption(tag, name), change)}"`,
  );
}

const scriptJson = (json: string) => json.replace(/</g, '\\u003c');

/** Changes templates, JSON, and variables that are set to JSON. Other code stays. */
function changedScript(script: string, change: Change): string {
  const [, start = '', type = '', text = '', end = ''] =
    /^(<script\b[^>]*?(?:type="([^"]*)"[^>]*)?>)([\s\S]*?)(<\/script>)$/i.exec(script) ?? [];
  if (!start) return script;
  if (type === 'text/template') return start + changedHtml(text, change) + end;
  if (type.includes('json')) return start + scriptJson(changedJson(text, change) ?? text) + end;
  const withVariables = text.replace(/^(\s*var \w+ = )([[{].*)(;)$/gm, (all, before: string, json: string, after) => {
    const changed = changedJson(json, change);
    return changed === undefined ? all : before + scriptJson(changed) + after;
  });
  return start + withVariables + end;
}

const nameOf = (tag: string) => /^<\/?([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
const isKept = (tag: string) => /^<code\b|\stranslate="no"/i.test(tag) && !VOID.test(nameOf(tag));

/** HTML with each phrase changed. */
export function changedHtml(html: string, change: Change): string {
  /** The name of the element whose words stay, and how many of that name are open. */
  let kept = '';
  let open = 0;
  return html.replace(PIECES, (piece: string, block?: string) => {
    if (piece.startsWith('<!--')) return piece;
    if (kept) {
      if (nameOf(piece) === kept) open += piece.startsWith('</') ? -1 : 1;
      if (!open) kept = '';
      return piece;
    }
    if (block) return block.toLowerCase() === 'script' ? changedScript(piece, change) : piece;
    if (!piece.startsWith('<')) return changedPiece(piece, change);
    if (isKept(piece)) [kept, open] = [nameOf(piece), 1];
    return changedTag(piece, change);
  });
}

function changedPiece(piece: string, change: Change): string {
  const text = decoded(piece);
  const changed = changedText(text, change);
  return changed === text ? piece : encoded(changed);
}

/** The keys of values that scripts compare with others. */
const COMPARED = /^attribute_|_status$|^(?:id|slug|type|name|value|action|result|status|key|hash|nonce|sku)$/;
/** One word in small letters is for scripts, unless its key says that it is a text. */
const WORD = /^\p{Ll}\S*$/u;

const isForScripts = (key: string, value: unknown): boolean =>
  typeof value === 'string' && (COMPARED.test(key) || (WORD.test(value) && !key.startsWith('i18n_')));

function changedString(text: string, change: Change): string {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.stringify(changedValue(JSON.parse(text), change));
    } catch {
      // A text in brackets.
    }
  }
  return /<\/?[a-z][^>]*>/i.test(text) ? changedHtml(text, change) : changedText(text, change, true);
}

/** A value of JSON with its phrases changed, at any depth. */
export function changedValue(value: unknown, change: Change): unknown {
  if (typeof value === 'string') return changedString(value, change);
  if (Array.isArray(value)) return value.map((one) => (isForScripts('', one) ? one : changedValue(one, change)));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isForScripts(key, one) ? one : changedValue(one, change)]),
  );
}
