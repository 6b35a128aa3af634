/** Shows a search's results, or that it has failed, in the panel that the server printed. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { say } from '../../src/texts/say';
import { couldNotSearch, searchResults, seeAllResults, tryAgain } from '../../src/texts/table';
import { moveFocus } from '../../src/ui/covers/focus';
import { announce } from '../../src/ui/messages/announcer';
import { Combobox } from '../../src/ui/views/Combobox';
import { InServer, ServerSlot } from '../../src/ui/views/ServerSlot';
import { useServerAttributes } from '../../src/ui/views/useServerElement';
import { useStore } from '../../src/ui/views/useStore';
import type { Results, SearchProps } from './contract';
import type { LiveSearch } from './store';

function Failure({ store, onRetry }: { store: LiveSearch; onRetry(): void }) {
  const [page] = useState(store.page);
  return (
    <div className="shop-islands-search-failure" data-part="failure" role="alert">
      <p>{say(couldNotSearch)}</p>
      <button type="button" className="button wp-element-button" onClick={onRetry}>
        {say(tryAgain)}
      </button>
      {page && <a href={page}>{say(seeAllResults)}</a>}
    </div>
  );
}

const NOTHING: Results = { nodes: [], rows: [], ids: [], follow() {}, said: '' };

/** Shows the server's results, and announces them once they are shown. */
function Found({ results }: { results: Results }) {
  useEffect(() => announce(results.said), [results]);
  return <ServerSlot nodes={results.nodes} />;
}

function Search({ props, store }: { props: SearchProps; store: LiveSearch }) {
  const { input, panel, result } = props;
  const state = useStore(store.$state);
  const { isOpen, answer } = state;
  const results = answer && 'found' in answer ? answer.found : NOTHING;
  useLayoutEffect(() => {
    store.show(isOpen);
    return () => store.show(false);
  }, [store, isOpen]);
  // Without rows the panel is no grid: it holds the server's message that nothing was found.
  useServerAttributes(panel, results.rows.length ? { role: 'grid', 'aria-label': say(searchResults) } : {});
  const onRetry = () => {
    moveFocus(input);
    store.retry();
  };
  return (
    <Combobox
      field={input}
      popup={panel}
      listId={panel.id}
      isOpen={isOpen}
      optionIds={results.ids}
      serverOptions={results.rows}
      state={state}
      isGrid
      onChoose={results.follow}
      onClose={store.close}
      onOpen={store.reopen}
    >
      {/* Rendered into the server's own panel, because the plugin's style sheet lays that over the page. */}
      {() => (
        <InServer place={result}>
          {answer && 'found' in answer && <Found key={answer.number} results={answer.found} />}
          {answer && 'cause' in answer && <Failure key={answer.number} store={store} onRetry={onRetry} />}
        </InServer>
      )}
    </Combobox>
  );
}

/** Shows the search's panel; nothing where the form lacks a part. */
export const View = ({ props, store }: { props: SearchProps | undefined; store: LiveSearch }) =>
  props && <Search props={props} store={store} />;
