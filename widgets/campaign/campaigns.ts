/** Puts together what a page's campaigns share. */
import { createEnding } from './ending';
import { createPrintedEnds, createRefresh } from './refresh';
import type { Campaigns, CampaignsDependencies } from './store';

/** What all of a page's campaigns share: fresh ends, printed ends, and what happens at the end. */
export const createCampaigns = (dependencies: CampaignsDependencies): Campaigns => ({
  ...createRefresh(dependencies),
  printedEnd: createPrintedEnds(dependencies.clock),
  end: createEnding(dependencies),
});
