/** The island's own banner and preferences: fetched where there is no choice yet, or the visitor wants to change it. */
export * from '../../../widgets/consent/banner';
