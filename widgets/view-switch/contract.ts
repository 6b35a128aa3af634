/** The archive's view switch, as ShopEngine prints it (README.md has the table). */

export const SWITCH = '.shopengine-archive-view-mode-switch';
/** The switch's class while its view is shown. */
export const ACTIVE = 'isactive';
/** The block's class for a view, without the view's name at its end. */
export const VIEW_CLASS = 'shopengine-archive-products--view-';
