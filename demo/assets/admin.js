// Does with the panels what WooCommerce's own admin script does.
const panels = document.querySelectorAll('.panel');
const options = document.getElementById('variable_product_options');

document.querySelector('.product_data_tabs').addEventListener('click', async (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  for (const panel of panels) panel.hidden = `#${panel.id}` !== link.hash;
  const boxes = options.querySelector('.woocommerce_variations');
  if (options.hidden || boxes.children.length) return;
  boxes.innerHTML = await (await fetch('/wp-admin/variations')).text();
});

options.addEventListener('click', ({ target }) => {
  const handle = target.closest('.handlediv');
  if (!handle) return;
  const content = handle.closest('.wc-metabox').querySelector('.wc-metabox-content');
  content.hidden = !content.hidden;
  handle.setAttribute('aria-expanded', String(!content.hidden));
});
options.addEventListener('change', () => {
  options.querySelector('.save-note').hidden = false;
});
