/** jQuery, for pages that have it, and the scripts that talk by it. */
import { hearOtherScripts } from '../../state/otherScripts';

export * from '../../bridge/jqueryBridge';

hearOtherScripts();
