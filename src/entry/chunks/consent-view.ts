/** The island's own banner and preferences: fetched when the visitor asks for the preferences. */
export * from '../../../widgets/consent/View';
