/** Runs the kept scripts one after the other, from the first touch on. No event says when they have run. */
(() => {
  const TOUCHES = ['keydown', 'mousemove', 'mousedown', 'pointerdown', 'touchstart', 'wheel'];

  async function runAll() {
    for (const kept of document.querySelectorAll('script[type="text/delayed"]')) {
      const script = document.createElement('script');
      for (const { name, value } of kept.attributes)
        if (name !== 'type' && name !== 'data-src') script.setAttribute(name, value);
      script.text = kept.text;
      const { src } = kept.dataset;
      const done = src && new Promise((resolve) => Object.assign(script, { onload: resolve, onerror: resolve, src }));
      kept.replaceWith(script);
      await done;
    }
  }

  function wake() {
    for (const type of TOUCHES) removeEventListener(type, wake, true);
    runAll();
  }
  for (const type of TOUCHES) addEventListener(type, wake, { capture: true, passive: true });
})();
