/**
 * Stands in for the block checkout's store: keeps the extension data that scripts set. `window.demoExtensionData` has
 * the calls, the newest last. Subscribers are called at each change; the first change is the checkout's own, when the
 * page has loaded.
 */
(() => {
  const STORE = 'wc/store/checkout';
  const calls = [];
  const kept = {};
  const listeners = new Set();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const setExtensionData = (namespace, data, isReplacing = false) => {
    kept[namespace] = isReplacing ? { ...data } : { ...kept[namespace], ...data };
    calls.push({ namespace, data, isReplacing });
    notify();
  };
  const isStore = (store) => String(store) === STORE;

  window.demoExtensionData = calls;
  window.wc ??= {};
  window.wc.wcBlocksData = { CHECKOUT_STORE_KEY: STORE };
  window.wp = {
    ...window.wp,
    data: {
      dispatch: (store) => (isStore(store) ? { setExtensionData, __internalSetExtensionData: setExtensionData } : {}),
      select: (store) => (isStore(store) ? { getExtensionData: () => kept } : undefined),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  addEventListener('load', notify);
})();
