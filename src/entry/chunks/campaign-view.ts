/** The digits of campaigns' timers: with the first one that runs. */
export * from '../../../widgets/campaign/View';
