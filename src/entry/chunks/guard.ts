/** The consent guard, for pages that ask for consent and lack the guard's own tag. */
export * from '../../guard/whole';
