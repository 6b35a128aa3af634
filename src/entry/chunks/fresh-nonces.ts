/** What to do about an old nonce. Fetched when the shop has refused a call, and somebody tries again. */
export * from '../../actions/freshNonces';
