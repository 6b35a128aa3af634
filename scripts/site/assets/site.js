/* What every page does: the key to the search, copying, other versions, and scrolling what is wider than the page. */
(() => {
  const search = document.getElementById('search');

  document.addEventListener('keydown', (event) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, select, textarea');
    if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
    search.select();
  });

  for (const pre of document.querySelectorAll('pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(pre.textContent.replace(/\n$/, ''));
      button.textContent = 'Copied';
    });
    const box = document.createElement('div');
    box.className = 'code';
    pre.replaceWith(box);
    box.append(pre, button);
  }

  // Only an element that can be scrolled gets a tab stop.
  const wide = new ResizeObserver((boxes) => {
    for (const { target } of boxes) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of document.querySelectorAll('pre, .wide')) wide.observe(box);

  const select = document.getElementById('version');
  const own = select.value;
  const up = document.querySelector('.brand').getAttribute('href').replace('index.html', '../');
  // The list is beside the folders of the versions. Without it, this page knows only its own version.
  const versions = window.siteVersions ?? [own];
  select.replaceChildren(...versions.map((version) => new Option(version, version, version === own, version === own)));
  select.addEventListener('change', () => {
    location.href = `${up}${select.value}/index.html`;
  });
  document.getElementById('newer').hidden = versions.indexOf(own) < 1;
})();
