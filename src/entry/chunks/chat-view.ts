/**
 * The chat's button with its badge, its greeting, and what asks for its opt-in: fetched once the button is shown, or a
 * dialog opens without it.
 */
export * from '../../../widgets/chat/dialogs';
