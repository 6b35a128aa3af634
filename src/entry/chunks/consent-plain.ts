/**
 * What consent shows without React, its own banner and notes for frames: fetched for a visitor who has not chosen, and
 * where a frame waits.
 */
export * from '../../../widgets/consent/banner/page/plain';
