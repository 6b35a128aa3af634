/** Date fields of product edit screens, as plugins print them (README.md has the table). */

/** The only field whose earliest day the server prints. */
export const PREORDER = '#preorder_date';
export const FIELD = `input:is(.datepicker,${PREORDER})`;

/** Classes of a field to which another script has given a picker: jQuery UI or flatpickr. */
export const TAKEN = '.hasDatepicker,.flatpickr-input';

/** The attribute with the pre-order field's earliest day. */
export const EARLIEST = 'data-pre_order_date';

/** Class of the message below a field. */
export const MESSAGE = 'shop-islands-date-message';
