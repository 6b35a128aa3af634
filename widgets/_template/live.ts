/** Creates the store of one host, and dispatches its events on the page. */
import { emit } from '../../src/bridge/page/islands';
import { COUNTED, type TemplateProps } from './contract';
import { createTemplateStore, type TemplateStore } from './store';

/** Creates the counter's store, which dispatches a DOM event for each count. */
export const createLive = (props: TemplateProps): TemplateStore =>
  createTemplateStore(props, (count) => emit(COUNTED, { count }));
