/** Renders the island's own banner and preferences, once the visitor has asked for the preferences. */
import { useStore } from '../../src/ui/views/useStore';
import { Banner } from './Banner';
import type { BannerStore } from './banner/store';
import type { ConsentProps, Settings } from './contract';
import type { ConsentStore } from './live';
import { Preferences } from './Preferences';

function OwnBanner({ words, categories, store }: Pick<Settings, 'words' | 'categories'> & { store: BannerStore }) {
  const isAsking = useStore(store.$isAsking);
  const isOpen = useStore(store.$isOpen);
  const switches = useStore(store.$switches);
  const choices = { onReject: store.rejectAll, onAccept: store.acceptAll };
  return (
    <>
      {isAsking && <Banner {...words} {...choices} onPreferences={store.open} onShown={store.onShown} />}
      <Preferences
        {...choices}
        isOpen={isOpen}
        categories={categories}
        switches={switches}
        onSwitch={store.turn}
        onSave={store.save}
        onClose={store.close}
        returnFocusTo={store.before}
      />
    </>
  );
}

/** The view of a host. It shows something only where the host is the page's banner. */
export function View({ props, store: { banner } }: { props: ConsentProps; store: ConsentStore }) {
  return banner && props && <OwnBanner {...props} store={banner} />;
}
