/** Popups' timing rules: fetched where a popup has one. */
export * from '../../../widgets/popup/timing.rules';
