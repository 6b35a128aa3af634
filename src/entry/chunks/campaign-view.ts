/** The digits of campaigns' timers: fetched with the first timer that runs. */
export * from '../../../widgets/campaign/View';
