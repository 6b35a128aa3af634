/**
 * Runs the kept scripts once the page has been parsed. For them the page seems to be still loading, and `currentScript`
 * is none of them.
 */
async function runAll() {
  let state = 'loading';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  Object.defineProperty(document, 'currentScript', { configurable: true, get: () => null });
  for (const kept of document.querySelectorAll('script[type$="-text/javascript"]')) {
    const script = document.createElement('script');
    for (const { name, value } of kept.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.text = kept.text;
    script.async = false;
    const done = kept.src && new Promise((resolve) => Object.assign(script, { onload: resolve, onerror: resolve }));
    kept.replaceWith(script);
    await done;
  }
  delete document.currentScript;
  state = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  state = 'complete';
  dispatchEvent(new Event('load'));
  delete document.readyState;
}
document.addEventListener('DOMContentLoaded', runAll, { once: true });
