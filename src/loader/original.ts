/** Owns the question whether a plugin's own script is at work on this page. */

interface Handler {
  /** Of the function that was bound. */
  guid: number;
  namespace: string;
  data?: unknown;
}

interface JQueryWithInternals {
  (ready: () => void): unknown;
  _data?(element: Node, key: 'events'): Record<string, Handler[]> | undefined;
}

const jQueryOfPage = () => (window as { jQuery?: JQueryWithInternals }).jQuery;

/**
 * True while the plugin's own script is bound through jQuery, to the body or the document.
 * @param mark two events that it binds with one function, joined by "+", or one that it binds with data. Others may
 * listen to the same events, but not like that; what this library binds has the namespace `shopIslands`.
 */
export const isOriginalActive = (mark: string): boolean => {
  const [first = '', second] = mark.split('+');
  return [document, document.body].some((node) => {
    const events = jQueryOfPage()?._data?.(node, 'events');
    return events?.[first]?.some(
      ({ guid, namespace, data }) => namespace !== 'shopIslands' && (second ? events[second]?.some((twin) => twin.guid === guid) : data),
    );
  });
};

/**
 * Settles when the plugins' own scripts have had their chance to bind: after DOMContentLoaded and jQuery's ready
 * callbacks. At once on a page that has loaded already: optimisers may run this script very late.
 */
export const originalsSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const ready = () => {
      const jQuery = jQueryOfPage();
      if (jQuery?._data) jQuery(resolve);
      else resolve();
    };
    if (document.readyState === 'complete') ready();
    else for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, ready);
  });
