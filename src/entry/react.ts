/** For islands of a page's own that have a View and bring their own React: `export { mountView as mount } from 'shop-islands/react'`. */
export { mountView } from '../island/react';
export { ServerSlot } from '../ui/ServerSlot';
