/** The popups part of the campaign day's page. */
import type { PageRequest } from './layout';
import type { Html } from './parts';

/** Printed at the page's end. */
export const popupsPart = (_request: PageRequest): Html | '' => '';
