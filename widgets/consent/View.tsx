/** What a host shows: the page's banner and preferences, or a note in place of a frame that waits. */
import { useLayoutEffect, useState } from 'react';
import { useStore } from '../../src/ui/useStore';
import { useStyles } from '../../src/ui/useStyles';
import { Banner } from './Banner';
import type { BannerStore } from './bannerStore';
import type { ConsentProps, Settings } from './contract';
import { FrameNote } from './FrameNote';
import type { FrameStore } from './frame';
import type { ConsentStore } from './live';
import { Preferences } from './Preferences';
import css from './styles.css?inline';

function OwnBanner({ words, categories, store }: Pick<Settings, 'words' | 'categories'> & { store: BannerStore }) {
  const isAsking = useStore(store.$isAsking);
  const isOpen = useStore(store.$isOpen);
  const switches = useStore(store.$switches);
  const choices = { onReject: store.rejectAll, onAccept: store.acceptAll };
  return (
    <>
      {isAsking && <Banner {...words} {...choices} onPreferences={store.open} onShown={store.onShown} />}
      <Preferences {...choices} isOpen={isOpen} categories={categories} switches={switches} onSwitch={store.turn} onSave={store.save} onClose={store.close} />
    </>
  );
}

function HeldFrame({ store }: { store: FrameStore }) {
  const [room] = useState(store.measure);
  useStyles(css);
  useLayoutEffect(() => store.standIn(), [store]);
  return <FrameNote {...room} onChoose={store.ask} />;
}

function WhileHeld({ store }: { store: FrameStore }) {
  return useStore(store.$isHeld) && <HeldFrame store={store} />;
}

/** The view of a host. It shows nothing for a script or a picture. */
export function View({ props, store: { banner, frame } }: { props: ConsentProps; store: ConsentStore }) {
  if (frame) return <WhileHeld store={frame} />;
  return banner && props && <OwnBanner {...props} store={banner} />;
}
