/** The island's own banner and preferences, and what stands in for a frame that waits: fetched when one of them is to be seen. */
export * from '../../../widgets/consent/View';
