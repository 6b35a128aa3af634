/** flatpickr in our dialog: fetched when a date field is opened. */
export * from '../../../widgets/date-field/page/calendar';
