/** Date fields of product edit screens, as plugins print them (README.md has the table). */

/** The one field with an earliest day of its own. */
export const PREORDER = '#preorder_date';
export const FIELD = `input:is(.datepicker,${PREORDER})`;

/** On a field that has a picker already: jQuery UI's, or flatpickr's. */
export const TAKEN = '.hasDatepicker,.flatpickr-input';

/** Attribute of the pre-order field: its earliest day. */
export const EARLIEST = 'data-pre_order_date';

/** Class of the message below a field. */
export const MESSAGE = 'shop-islands-date-message';
