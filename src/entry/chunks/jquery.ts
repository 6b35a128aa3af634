/** The bridge to the page's jQuery, and to scripts that use its events. */
import { keepLegacyApi } from '../../actions/legacyApi';
import { hearOtherScripts } from '../../actions/otherScripts';
import { withJQuery } from '../../bridge/jquery/jquery';

export * from '../../bridge/jquery/bridge';

hearOtherScripts();
// Each jQuery that the page brings has functions of its own.
withJQuery(() => void keepLegacyApi());
