/**
 * The chat's button with its badge, its greeting, and the question for its opt-in: fetched once the button is shown, or
 * when a dialog of the chat opens without the button.
 */
export * from '../../../widgets/chat/view.live';
