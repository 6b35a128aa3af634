/** Messages on the screen: fetched with the first one. */
export * from '../../ui/messages/toast';
