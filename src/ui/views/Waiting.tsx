/** The placeholder that is shown until content arrives. */

interface WaitingProps {
  /** Its `data-part`. */
  part: string;
  /** Words for screen readers; "" for none. */
  text: string;
  /** How many outlines there are. */
  count: number;
}

/** Outlines of the content, which the style sheet of the view lays out. */
export const Waiting = ({ part, text, count }: WaitingProps) => (
  <div className="shop-islands-wait" data-part={part}>
    {text && <p role="status">{text}</p>}
    {[...Array(count).keys()].map((index) => (
      <i key={index} />
    ))}
  </div>
);
