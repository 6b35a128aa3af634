/** Owns what trackers are told of a chat. Pure. */

/** What stands for `{number}`, `{title}` and `{url}`. */
export type Occasion = Record<'number' | 'title' | 'url', string>;

/** Fills `{number}`, `{title}` and `{url}` in what a tracker is told. */
export const wordsOf = (text: string, occasion: Occasion): string =>
  text.replace(/\{(number|title|url)\}/g, (_whole, name: keyof Occasion) => occasion[name]);

interface Param {
  key: string;
  value: unknown;
}

const isParam = (value: unknown): value is Param => typeof (value as Param | null)?.key === 'string';

const CATEGORY = 'Click to Chat for WhatsApp';

/** What Click to Chat tells where a page does not say. */
export const USUAL: Record<string, unknown> = {
  g_an_params: ['number', 'title', 'url'].map((key) => ({ key, value: `{${key}}` })),
  pixel_params: Object.entries({ Category: CATEGORY, return_type: 'chat', ID: '{number}', Title: '{title}' }).map(
    ([key, value]) => ({ key, value }),
  ),
};

/**
 * Newer versions say whether tag managers are told, and what; older ones always tell them the same, whatever they
 * print.
 */
export const saysEntry = (variables: Record<string, unknown>): boolean =>
  Object.keys(variables).some((name) => name.endsWith('_v4'));

/** What goes into the data layer, for tag managers, where the page does not say. */
export const entryOf = ({ number, title, url }: Occasion): Record<string, string> => ({
  event: 'Click to Chat',
  type: 'chat',
  number,
  title,
  url,
  event_category: CATEGORY,
  event_label: `${title}, ${url}`,
  event_action: `chat: ${number}`,
  ref: 'dataLayer push',
});

/**
 * The parameters of an event: a list of names under which each is found, or of the parameters themselves. Newer
 * versions print a list of their own, whose name ends in `_v4`.
 * @param variables the page's global
 */
export function paramsOf(
  variables: Record<string, unknown>,
  list: string,
  fill: (text: string) => string,
): Record<string, string> {
  const listed = variables[`${list}_v4`] ?? variables[list];
  const params = (Array.isArray(listed) ? listed : [])
    .map((one) => (typeof one === 'string' ? variables[one] : one))
    .filter(isParam);
  return Object.fromEntries(
    params.map(({ key, value }) => [fill(key), fill(typeof value === 'object' ? '' : String(value ?? ''))]),
  );
}

/** Ids of the Google tags that the page has: those that are known to be running, and those that it has configured. */
export function tagsOf(destinations: unknown, dataLayer: unknown): string[] {
  const configured = (Array.isArray(dataLayer) ? dataLayer : []).flatMap((entry) =>
    entry?.[0] === 'config' ? [entry[1]] : [],
  );
  const ids = [...Object.keys(Object(destinations)), ...configured].map((id) => String(id).toUpperCase());
  return [...new Set(ids)].filter((id) => /^GT?-/.test(id));
}
