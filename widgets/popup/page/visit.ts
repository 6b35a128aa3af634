/** Owns the facts of a visit that a popup's timing rules need. They are collected once, when the page has loaded. */

import { elementorDevice, elementorRoles } from '../../../src/bridge/elementor';
import type { Clock } from '../../../src/bridge/page/clock';
import type { PopupSettings } from '../settings.rules';
import type { Visit } from '../timing.rules';
import type { Memory } from './memory';

/** Collects the facts. Counters are read only for rules that need them, because their first value is stored. */
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
