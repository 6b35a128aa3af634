/** Loads waiting pictures and frames once they are near the view. */
(() => {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      for (const name of ['src', 'srcset']) {
        const value = target.getAttribute(`data-lazy-${name}`);
        if (value !== null) target.setAttribute(name, value);
        target.removeAttribute(`data-lazy-${name}`);
      }
    }
  });
  for (const one of document.querySelectorAll('[data-lazy-src]')) seen.observe(one);
})();
