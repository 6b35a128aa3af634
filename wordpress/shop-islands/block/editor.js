/** The block's editor: it chooses a host and the host's texts, and previews the server's own markup. */
// A classic script: what it declares stays in this block.
{
  const { wp } = window;
  const { createElement: el, Fragment } = wp.element;
  const { __ } = wp.i18n;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl } = wp.components;
  const hosts = window.shopIslandsHosts;

  /** The fields of the editor: name, label, and the hosts that have the field. */
  const fields = [
    [
      'label',
      __('Label', 'shop-islands'),
      ['cart-drawer', 'quick-view', 'share', 'copy-link', 'chat', 'consent-settings'],
    ],
    ['title', __('Title', 'shop-islands'), ['cart-drawer', 'consent']],
    ['text', __('Text', 'shop-islands'), ['chat', 'consent']],
    ['network', __('Network: facebook, x, whatsapp, telegram or email', 'shop-islands'), ['share']],
    ['link', __('Link', 'shop-islands'), ['share', 'copy-link']],
    ['product', __('Number of the product', 'shop-islands'), ['quick-view']],
    ['number', __('Phone number', 'shop-islands'), ['chat']],
    ['type', __('post or product', 'shop-islands'), ['posts-grid']],
    ['category', __('Category (its slug)', 'shop-islands'), ['posts-grid']],
    ['count', __('How many at a time', 'shop-islands'), ['posts-grid']],
  ];

  /** Hosts that show nothing of their own. */
  const invisible = ['consent', 'filter-chips'];

  const Edit = ({ attributes, setAttributes }) => {
    const { name } = attributes;
    const shown = fields.filter(([, , names]) => names.includes(name));
    const options = Object.entries(hosts).map(([value, label]) => ({ value, label }));
    const preview = invisible.includes(name)
      ? el(Placeholder, { icon: 'cart', label: hosts[name] })
      : el(Disabled, {}, el(wp.serverSideRender, { block: 'shop-islands/host', attributes }));
    return el(
      Fragment,
      {},
      el(
        InspectorControls,
        {},
        el(
          PanelBody,
          { title: __('Shop island', 'shop-islands') },
          el(SelectControl, {
            label: __('Kind', 'shop-islands'),
            value: name,
            options,
            onChange: (value) => setAttributes({ name: value }),
          }),
          shown.map(([key, label]) =>
            el(TextControl, {
              key,
              label,
              value: attributes[key],
              onChange: (value) => setAttributes({ [key]: value }),
            }),
          ),
        ),
      ),
      el('div', useBlockProps(), preview),
    );
  };

  wp.blocks.registerBlockType('shop-islands/host', { edit: Edit, save: () => null });
}
