/** Owns what is known of a visit when a popup's timing rules are looked at: once, when the page has come. */

import { elementorDevice, elementorRoles } from '../../src/bridge/elementor';
import type { Clock } from '../../src/bridge/page/clock';
import type { Memory } from './memory';
import type { PopupSettings } from './settings.rules';
import type { Visit } from './timing.rules';

/** Asks only what the rules need: a counter's first look is kept. */
export const visitOf = ({ timing }: PopupSettings, memory: Memory, { now }: Clock): Visit => ({
  now: now(),
  referrer: document.referrer,
  host: location.host,
  userAgent: navigator.userAgent,
  device: elementorDevice(),
  roles: elementorRoles(),
  pageViews: timing.has('page_views') ? memory.pageViews() : 0,
  sessions: timing.has('sessions') ? memory.sessions() : 0,
  impressions: timing.has('times') ? memory.impressions() : 0,
});
