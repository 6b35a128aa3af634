/** Owns the data for trackers about a chat. Pure. */

/** The values for `{number}`, `{title}` and `{url}`. */
export type Occasion = Record<'number' | 'title' | 'url', string>;

/** Fills `{number}`, `{title}` and `{url}` in a text for a tracker. */
export const wordsOf = (text: string, occasion: Occasion): string =>
  text.replace(/\{(number|title|url)\}/g, (_whole, name: keyof Occasion) => occasion[name]);

interface Param {
  key: string;
  value: unknown;
}

const isParam = (value: unknown): value is Param => typeof (value as Param | null)?.key === 'string';

const CATEGORY = 'Click to Chat for WhatsApp';

/** The defaults of Click to Chat, for pages that print no variables. */
export const USUAL: Record<string, unknown> = {
  g_an_params: ['number', 'title', 'url'].map((key) => ({ key, value: `{${key}}` })),
  pixel_params: Object.entries({ Category: CATEGORY, return_type: 'chat', ID: '{number}', Title: '{title}' }).map(
    ([key, value]) => ({ key, value }),
  ),
};

/**
 * True if the page itself says whether tag managers get an entry, and with which data. Only newer versions of the
 * plugin print that; with older ones tag managers always get the same data.
 */
export const saysEntry = (variables: Record<string, unknown>): boolean =>
  Object.keys(variables).some((name) => name.endsWith('_v4'));

/** The entry for the data layer, for tag managers, where the page does not set one. */
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
 * The parameters of an event. The list contains the parameters, or names under which the page has them. Newer versions
 * print a list of their own, whose name ends in `_v4`.
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

/** Ids of the Google tags on the page: those that are known to run, and those that the page has configured. */
export function tagsOf(destinations: unknown, dataLayer: unknown): string[] {
  const configured = (Array.isArray(dataLayer) ? dataLayer : []).flatMap((entry) =>
    entry?.[0] === 'config' ? [entry[1]] : [],
  );
  const ids = [...Object.keys(Object(destinations)), ...configured].map((id) => String(id).toUpperCase());
  return [...new Set(ids)].filter((id) => /^GT?-/.test(id));
}
