/* The reader's colours, before the first paint. */
(() => {
  const KEY = 'shop-islands-docs-scheme';
  const root = document.documentElement;
  const kept = () => {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  };
  const show = (scheme) => {
    root.dataset.scheme = scheme;
  };
  show(kept());
  document.addEventListener('DOMContentLoaded', () => {
    const select = document.getElementById('scheme');
    select.value = root.dataset.scheme;
    select.addEventListener('change', () => {
      show(select.value);
      try {
        localStorage.setItem(KEY, select.value);
      } catch {
        // Without storage, the choice holds for this page only.
      }
    });
  });
})();
