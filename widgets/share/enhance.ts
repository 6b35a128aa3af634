/**
 * Opens share links in a popup, and copies links. The loader keeps no press for this island: a popup needs the
 * shopper's own gesture.
 */
import { report } from '../../src/bridge/page/islands';
import { say } from '../../src/texts/say';
import { copyLinkThenOk, linkCopied, linkNotCopied } from '../../src/texts/table';
import { notify } from '../../src/ui/messages/notify';
import { provideShareFunctions } from './page/shareFunctions';
import { readLink } from './read';

/** How long a confirmation stays, in milliseconds (SPEC 9, share links). */
const LASTS = 3000;

function linkOf(element: HTMLElement): string | undefined {
  const link = readLink(element, location.href);
  if (!link)
    report({
      island: 'share',
      what: 'A data-link was refused.',
      why: 'Its scheme is not allowed.',
      fix: 'Print an http or https address.',
    });
  return link;
}

/** Opens the popup of SPEC 2.5. Returns false when the browser blocks it; the link's own click then opens a new tab. */
function share(element: HTMLElement): boolean {
  const link = linkOf(element);
  const popup = link && open(link, 'woo_sharer', 'popup,width=626,height=436');
  if (!link || (popup && !popup.closed)) return true;
  Object.assign(element, { href: link, target: '_blank' });
  return false;
}

async function copyLink(element: HTMLElement): Promise<void> {
  const link = linkOf(element);
  if (!link || prompt(say(copyLinkThenOk), link) === null) return;
  try {
    await navigator.clipboard.writeText(link);
    notify({ kind: 'success', text: say(linkCopied), lasts: LASTS });
  } catch {
    notify({ kind: 'error', text: say(linkNotCopied, { link }) });
  }
}

/** Prepares a share or copy-link control. */
export function adopt(host: HTMLElement): undefined {
  const isCopy = /copy/.test(host.dataset.island ?? '');
  host.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isCopy) copyLink(host);
    if (isCopy || share(host)) event.preventDefault();
  });
}

// Runs outside `start`, because themes call these functions from `onclick` on pages without a host too.
// A returned value would cancel the click of `onclick="return …"`.
provideShareFunctions((element) => void share(element), copyLink);
