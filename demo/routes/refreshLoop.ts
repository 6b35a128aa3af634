/** Elementor Pro's route that prints a loop again: it takes only POST, and needs no login and no nonce. */
import { type Choices, findLoop, LOOPS_POST } from '../shop/loops';
import { type LoopPage, loopContainer } from '../views/loopGrid';
import { type AjaxAnswer, error, json, type RestCall } from './answers';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const invalid = (name: string) => error('rest_invalid_param', `Invalid parameter(s): ${name}`, 400);

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Knows only the filter type of taxonomies. Accepts an empty list for a map, as PHP does. */
function choicesOf(filters: unknown): Choices {
  const { taxonomy } = Object(filters) as { taxonomy?: Record<string, { terms?: unknown; logicalJoin?: unknown }> };
  const one = ({ terms, logicalJoin }: { terms?: unknown; logicalJoin?: unknown }) => ({
    terms: Array.isArray(terms) ? terms.map(String) : [],
    logicalJoin: String(logicalJoin ?? 'AND'),
  });
  return Object.fromEntries(Object.entries(taxonomy ?? {}).map(([name, chosen]) => [name, one(Object(chosen))]));
}

/** The parameters of the call, or the name of a wrong one. */
function asked({ body, origin }: RestCall): LoopPage | AjaxAnswer {
  const fields = parse(body);
  if (!fields) return error('rest_invalid_json', 'Invalid JSON body passed.', 400);
  const { post_id, widget_id, widget_filters = {}, pagination_base_url = `${origin}/` } = fields;
  if (!/^[a-z0-9]{7}$/i.test(String(widget_id))) return invalid('widget_id');
  if (!/^\d+$/.test(String(post_id))) return invalid('post_id');
  if (!isObject(widget_filters)) return invalid('widget_filters');
  if (!URL.canParse(String(pagination_base_url))) return invalid('pagination_base_url');
  if (Number(post_id) !== LOOPS_POST) return error('rest_forbidden', 'Sorry, you are not allowed to do that.', 401);
  const loop = findLoop(String(widget_id));
  return loop
    ? { loop, choices: choicesOf(widget_filters), page: 1, base: new URL(String(pagination_base_url)) }
    : invalid('widget_id');
}

/** Answers with the first page of the filtered loop, or with a 400 that names the wrong parameter. */
export async function refreshLoop(call: RestCall): Promise<AjaxAnswer> {
  const at = asked(call);
  if ('body' in at) return at;
  const marks = { wished: [], compared: call.compared, isFramed: false };
  return json({ data: String(await loopContainer(at, { marks, url: at.base })) });
}
