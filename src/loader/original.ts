/** Owns the question whether a plugin's own script is at work on this page. */
import { ownGlobal } from '../dom/ownGlobal';
import type { Kind } from './types';

interface Handler {
  /** Of the function that was bound. */
  guid: number;
  namespace: string;
  /** Of a delegated handler. */
  selector?: string;
  data?: unknown;
}

interface JQueryWithInternals {
  _data?(target: EventTarget, key: 'events'): Record<string, Handler[]> | undefined;
}

/** A node, or the window, where the walk ends. */
interface Walked extends EventTarget {
  parentNode?: Walked | null;
  /** Of a document. */
  defaultView?: Walked | null;
}

const jQueryOfPage = () => ownGlobal<JQueryWithInternals>('jQuery');

/**
 * True while the plugin's own script is at work.
 * @param mark how it is told: two jQuery events that it binds with one function ("a+b"), one that it binds with a
 * selector ("init #rating"; any of several: "click .a|.b") or with data ("a"), on `host` or around it up to the window.
 * Others may listen to the same events, but not like that; what this library binds has the namespace `shopIslands`. Or a
 * class that it sets on the host or around it (".swatches-support").
 */
export const isOriginalActive = (mark: string, host: Element = document.body): boolean => {
  if (mark[0] === '.') return !!host.closest(mark);
  const eventsOf = jQueryOfPage()?._data;
  if (!eventsOf) return false;
  const [event = '', sign, rest = ''] = mark.split(/([+ ])(.+)/);
  for (let node: Walked | null | undefined = host; node; node = node.parentNode ?? node.defaultView) {
    const events = eventsOf(node, 'events');
    const isFound = events?.[event]?.some(
      ({ namespace, guid, selector, data }) =>
        namespace !== 'shopIslands' &&
        (sign === '+' ? events[rest]?.some((other) => other.guid === guid) : sign ? rest.split('|').includes(selector as string) : data),
    );
    if (isFound) return true;
  }
  return false;
};

/** True while an island has to leave a host to the plugin's own script. */
export const isYielding = ({ row: { yieldsTo = [] } }: Pick<Kind, 'row'>, host: Element): boolean =>
  [yieldsTo].flat().some((mark) => isOriginalActive(mark, host));
