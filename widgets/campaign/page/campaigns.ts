/** Puts together what a page's campaigns share. */
import type { Campaigns, CampaignsDependencies } from '../store';
import { createEnding } from './ending';
import { createPrintedEnds, createRefresh } from './refresh';

/** Creates what all campaigns of a page share: the shop's ends, the printed ends, and the actions at the end. */
export const createCampaigns = (dependencies: CampaignsDependencies): Campaigns => ({
  ...createRefresh(dependencies),
  printedEnd: createPrintedEnds(dependencies.clock),
  end: createEnding(dependencies),
});
