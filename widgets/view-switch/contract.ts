/** The archive's view switch, as ShopEngine prints it (README.md has the table). */

export const SWITCH = '.shopengine-archive-view-mode-switch';
/** The switch's class while its view is shown. */
export const ACTIVE = 'isactive';
/** The block's class for a view, up to the view's name. */
export const VIEW_CLASS = 'shopengine-archive-products--view-';
