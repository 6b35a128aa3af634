/** A notification's card: fetched when there is one to show. */
export * from '../../../widgets/social-proof/View';
