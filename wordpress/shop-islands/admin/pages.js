/** The settings page: finds settings by words, and says that a change is not saved yet. Without it the page works too. */
(() => {
  const form = document.querySelector('.shop-islands-settings');
  if (!form) return;
  const search = form.querySelector('#shop-islands-search');
  const found = form.querySelector('[data-found]');
  const unsaved = form.querySelector('[data-unsaved]');
  const rows = [...form.querySelectorAll('.shop-islands-row')];
  const folds = [...form.querySelectorAll('.shop-islands-fold')];
  /** Which parts were open before the search; none while nobody searches. */
  let opened;

  const textOf = (row) => {
    const fold = row.closest('.shop-islands-fold');
    const title = fold.querySelector('h3, h4').textContent;
    return `${title} ${row.textContent}`.toLocaleLowerCase();
  };

  function show() {
    const words = search.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (words.length) opened ??= new Set(folds.filter((fold) => fold.open));
    for (const row of rows) row.hidden = !words.every((word) => textOf(row).includes(word));
    for (const fold of folds) {
      const hasRow = !!fold.querySelector('.shop-islands-row:not([hidden])');
      fold.hidden = words.length > 0 && !hasRow;
      if (words.length) fold.open = hasRow;
      else if (opened) fold.open = opened.has(fold);
    }
    if (!words.length) opened = undefined;
    const count = rows.filter((row) => !row.hidden).length;
    found.textContent = words.length ? found.dataset.found.replace('%d', count) : '';
  }

  search.parentElement.hidden = false;
  search.addEventListener('input', show);
  // Enter would save the form.
  search.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  form.addEventListener('change', (event) => {
    if (event.target !== search) unsaved.textContent = unsaved.dataset.unsaved;
  });
})();
