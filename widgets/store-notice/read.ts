/** Reads the store notice. */
import { text } from '../../src/dom/attributes';
import type { StoreNoticeProps } from './contract';

export const readStoreNotice = (notice: HTMLElement): StoreNoticeProps => ({ cookie: `store_notice${text(notice, 'data-notice-id')}` });
