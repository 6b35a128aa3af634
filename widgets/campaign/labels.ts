/** What stands beside a timer's numbers. */
import type { Unit } from '../../src/rules/countdown';
import { say } from '../../src/texts/say';
import { campaignDay, campaignHour, campaignMinute, campaignSecond } from '../../src/texts/table';
import type { Timer } from './contract';

/** The shop's words, and ours where it says nothing. */
export const labelsOf = ({ days, hours, minutes, seconds }: Timer['labels']): Record<Unit, string> => ({
  days: days || say(campaignDay),
  hours: hours || say(campaignHour),
  minutes: minutes || say(campaignMinute),
  seconds: seconds || say(campaignSecond),
});
