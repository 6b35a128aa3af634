/** Shows a notification's card: what others have just done, with a picture, a price and a link. */
import { useState } from 'react';
import { say } from '../../src/texts/say';
import { sayCount } from '../../src/texts/sayCount';
import { close as closeText, socialProofLabel } from '../../src/texts/table';
import { useStore } from '../../src/ui/views/useStore';
import { useStyles } from '../../src/ui/views/useStyles';
import { Words } from '../../src/ui/views/Words';
import type { Card } from './contract';
import type { Shown, ShownStore } from './store';
import css from './styles.css?inline';

const CLASS = 'shop-islands-social-proof';
/** Width and height of the picture, in pixels. */
const PICTURE = 64;

/** Shows the picture, unless it cannot be loaded. */
function Picture({ src }: { src: string }) {
  const [isThere, setIsThere] = useState(true);
  return isThere ? (
    <img
      data-part="picture"
      alt=""
      width={PICTURE}
      height={PICTURE}
      referrerPolicy="no-referrer"
      src={src}
      onError={() => setIsThere(false)}
    />
  ) : null;
}

function Text({ card: { sentence, href, price }, onClick }: { card: Card; onClick(): void }) {
  const words = <Words>{sayCount(sentence.text, sentence.values)}</Words>;
  return (
    <div className={`${CLASS}-words`} data-part="words">
      <p>
        {href ? (
          <a href={href} onClick={onClick}>
            {words}
          </a>
        ) : (
          words
        )}
      </p>
      {price && (
        <p>
          <Words>{price}</Words>
        </p>
      )}
    </div>
  );
}

/** Shows one card. It fades in, unless the visitor wants less motion. */
export function NotificationCard({ card, attach, click, close }: Shown) {
  useStyles(css);
  return (
    <aside
      ref={attach}
      className={`shop-islands ${CLASS}`}
      data-part="card"
      data-position={card.position}
      aria-label={say(socialProofLabel)}
    >
      {card.picture && <Picture src={card.picture} />}
      <Text card={card} onClick={click} />
      <button type="button" data-part="close" aria-label={say(closeText)} onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}

/** Shows the current notification, if there is one. */
export function View({ store }: { store: ShownStore }) {
  const shown = useStore(store.$shown);
  return shown && <NotificationCard key={shown.card.id} {...shown} />;
}
