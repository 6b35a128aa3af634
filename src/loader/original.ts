/** Owns the question whether a plugin's own script is at work on this page. */
import { ownGlobal } from '../dom/ownGlobal';
import type { OriginalMark } from '../island/types';
import { SILENT } from '../rules/names';
import type { Kind } from './types';

interface Handler {
  /** The number that jQuery gives to the bound function. */
  guid: number;
  namespace: string;
  /** The selector of a delegated handler. */
  selector?: string;
  data?: unknown;
}

type Events = Record<string, Handler[]>;

interface JQueryWithInternals {
  fn?: Record<string, unknown>;
  _data?(target: EventTarget, key: 'events'): Events | undefined;
}

/** A node on the walk up from a host, or the window, where the walk ends. */
interface Walked extends EventTarget {
  parentNode?: Walked | null;
  /** The document's window; undefined for other nodes. */
  defaultView?: Walked | null;
}

const jQueryOfPage = () => ownGlobal<JQueryWithInternals>('jQuery');

/** Whether a handler is the plugin's own. Handlers of this library have the namespace `shopIslands`. */
function isTheirs(
  mark: Extract<OriginalMark, { event: string }>,
  { namespace, guid, selector, data }: Handler,
  events: Events,
): unknown {
  if (namespace === 'shopIslands') return false;
  if ('selectors' in mark) return mark.selectors.includes(selector as string);
  return 'and' in mark ? events[mark.and]?.some((other) => other.guid === guid) : data;
}

/** True while the plugin's own script is at work. @param mark how it is recognised */
export const isOriginalActive = (mark: OriginalMark, host: Element = document.body): boolean => {
  if ('within' in mark) return !!host.closest(mark.within);
  if ('script' in mark)
    return !!(host.closest(mark.on ?? '*') && document.querySelector(`#${mark.script}:not([${SILENT}])`));
  const jQuery = jQueryOfPage();
  if ('method' in mark) return !!jQuery?.fn?.[mark.method];
  const eventsOf = jQuery?._data;
  if (!eventsOf) return false;
  for (let node: Walked | null | undefined = host; node; node = node.parentNode ?? node.defaultView) {
    const events = eventsOf(node, 'events');
    if (events?.[mark.event]?.some((handler) => isTheirs(mark, handler, events))) return true;
  }
  return false;
};

/** True while an island has to leave a host to the plugin's own script. */
export const isYielding = ({ row: { yieldsTo = [] } }: Pick<Kind, 'row'>, host: Element): boolean =>
  [yieldsTo].flat().some((mark) => isOriginalActive(mark, host));
