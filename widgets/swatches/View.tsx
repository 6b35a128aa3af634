/** A group of swatches: a radio group with a radio for each option of a select. */
import { Fragment, type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { attributeWords } from '../../src/rules/attributeWords';
import { groupAttributes, radioAttributes, tabStopAmong } from '../../src/rules/radioGroup';
import { obeyRadioKey } from '../../src/ui/presses/obeyRadioKey';
import swatchesCss from '../../src/ui/swatches.css?inline';
import { useServerNodes } from '../../src/ui/views/ServerSlot';
import { useStore } from '../../src/ui/views/useStore';
import { useStyles } from '../../src/ui/views/useStyles';
import { Words } from '../../src/ui/views/Words';
import type { SwatchesProps, SwatchState } from './contract';
import css from './made.css?inline';
import type { SwatchesStore } from './store';

const NO_NODES: readonly Node[] = [];

/** The picture of a swatch. If it does not load, only the label is there. */
function Picture({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : <img data-part="picture" alt="" src={src} onError={() => setBroken(true)} />;
}

function Made({ label, color, image }: SwatchState) {
  return (
    <>
      {image ? (
        <Picture key={image} src={image} />
      ) : (
        color && <span className="shop-islands-swatch-dot" data-part="dot" style={{ backgroundColor: color }} />
      )}
      <Words>{label}</Words>
    </>
  );
}

interface RadioProps {
  swatch: SwatchState;
  /** True for the radio at which Tab stops. */
  isStop: boolean;
  onPress(value: string, element: Element): void;
  onKey(event: KeyboardEvent<HTMLElement>): void;
}

function Radio({ swatch, isStop, onPress, onKey }: RadioProps) {
  const { value, label, className = 'shop-islands-swatch', style, title, nodes, isSelected, isDisabled } = swatch;
  const place = useServerNodes<HTMLSpanElement>(nodes ?? NO_NODES);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the attributes below make it a radio
    <span
      ref={nodes && place}
      className={`${className}${isSelected ? ' selected' : ''}${isDisabled ? ' disabled' : ''}`}
      style={style}
      title={title}
      data-part="swatch"
      data-value={value}
      {...radioAttributes(label, swatch, isStop)}
      onClick={(event) => onPress(value, event.currentTarget)}
      onKeyDown={onKey}
    >
      {!nodes && <Made {...swatch} />}
    </span>
  );
}

/** The props of a group. */
export interface SwatchGroupProps extends Omit<SwatchesProps, 'swatches'> {
  swatches: readonly SwatchState[];
  /** The group's name for screen readers. Default: the words of the attribute's name. */
  label?: string | undefined;
  /** The id of the element that names the group, which counts more than `label`. Default: none. */
  labelId?: string | undefined;
  /** Runs when a swatch is clicked or chosen by key. */
  onPress(value: string, element: Element): void;
}

/** The group without its select: it shows the given swatches, and reports which one is pressed. */
export function Swatches({
  attributeName,
  className,
  style,
  isSpaced,
  swatches,
  label,
  labelId,
  onPress,
}: SwatchGroupProps) {
  useStyles(swatchesCss, css);
  const stop = tabStopAmong(swatches);
  const onKey = (index: number) => (event: KeyboardEvent<HTMLElement>) =>
    obeyRadioKey(event, index, [...(event.currentTarget.parentElement as Element).children], swatches);

  return (
    <div
      className={className}
      style={style}
      data-part="swatches"
      data-attribute_name={attributeName}
      {...groupAttributes(label ?? attributeWords(attributeName), labelId)}
    >
      {swatches.map((swatch, index) => (
        // Swatches that the server printed never change places, and two may have the same value, so the index is the
        // key.
        <Fragment key={swatch.nodes ? index : swatch.value}>
          {isSpaced && index > 0 && ' '}
          <Radio swatch={swatch} isStop={index === stop} onPress={onPress} onKey={onKey(index)} />
        </Fragment>
      ))}
    </div>
  );
}

/** The group of a select, which replaces the server's. */
export function View({ props, store }: { props: SwatchesProps; store: SwatchesStore }) {
  const swatches = useStore(store.$swatches);
  useLayoutEffect(() => store.cover(), [store]);
  return <Swatches {...props} swatches={swatches} labelId={store.labelId} onPress={store.press} />;
}
