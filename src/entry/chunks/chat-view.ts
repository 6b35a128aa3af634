/** The chat's greeting, and what asks for its opt-in: fetched when one is opened, or a hand comes near. */
export * from '../../../widgets/chat/dialogs';
