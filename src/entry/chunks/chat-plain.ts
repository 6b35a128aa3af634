/** The chat without its view, for a page that cannot have React. */
export * from '../../../widgets/chat/greeting/page/plain';
