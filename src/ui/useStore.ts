/** The one way a view reads a store. */
export { useStore } from '@nanostores/react';
