/** What countdown campaigns tell shop staff, as Finale prints it. */

/** The toolbar's list, which WordPress prints for staff only. */
export const TOOLBAR = '#wp-admin-bar-wcct_admin_page_node-default';
