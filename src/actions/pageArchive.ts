/** Owns the page's one archive, built with the real network, history and page. */

import { readPage } from '../api/fetchPage';
import { goTo } from '../bridge/page/goTo';
import { reload } from '../bridge/page/reload';
import { sharedStore } from '../bridge/page/shared';
import { type Archive, createArchive } from '../state/archive';
import { showAddedPage } from '../ui/lists/grownList';
import { archiveList, archiveResults } from './archiveResults';

/** The page's archive; the first call creates it. */
export const pageArchive = (): Archive =>
  sharedStore('archive', () => {
    const archive = createArchive({
      readPage: (url, read, signal) => readPage(url, read, { signal }),
      history: {
        address: () => location.href,
        push: (url) => history.pushState({}, '', url),
        replace: (url) => showAddedPage(archiveList, url),
      },
      results: archiveResults,
      load: (url) => (url === location.href ? reload() : void goTo(url)),
    });
    addEventListener('popstate', () => void archive.moved());
    addEventListener('pageshow', ({ persisted }) => persisted && archive.release());
    return archive;
  });
