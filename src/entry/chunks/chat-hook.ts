/** The call by which a chat tells the shop's own service: fetched where the shop names one. */
export * from '../../../widgets/chat/api';
