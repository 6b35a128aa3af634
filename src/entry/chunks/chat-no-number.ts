/** What the chat says where the shop has no number. */
export * from '../../../widgets/chat/page/noNumber';
