/** The text of a post, long enough to be read for a while. */

const sentences = [
  'Every game has a place that its players never forget, and it is seldom the one that its makers were proudest of.',
  'In this one it is a frozen lake. It takes four minutes to cross, nothing happens on the way, and nobody who has crossed it speaks of anything else.',
  'The lake began as a mistake. A door was to lead from the village to the castle, and the castle was late.',
  'So somebody put water between the two, and somebody else let it freeze, because boats were late as well.',
  'Then came the sound: a low crack, far away, once a minute. It was meant for a glacier that had been cut.',
  'Players heard it and walked more slowly. Some turned back. One wrote that she had taken her shoes off.',
  'What makes a place is what you may not do in it. There is no running on the ice, and no map.',
  'The light helps. It comes from one side only, and it is the last thing that was changed before the disc was pressed.',
  'We asked the four people who made it. None of them remembers deciding anything.',
  'One remembers the biscuits. One remembers a lamp that hummed in the same key as the ice.',
  'The third says that she lowered the volume of everything else, and went home.',
  'The fourth still plays it every January, with the curtains open.',
  'There is a lesson in it, and nobody likes it: the best part of a plan may be the hole in it.',
];

const titles = [
  'The place',
  'A door that was late',
  'The crack',
  'Slowly',
  'One light',
  'Four people',
  'What they left out',
  'Every January',
  'The hum',
  'The other shore',
  'Home',
];

const PER_PART = 5;

export interface Part {
  title: string;
  paragraphs: readonly string[];
}

export const story: readonly Part[] = titles.map((title, part) => ({
  title,
  paragraphs: Array.from(
    { length: PER_PART },
    (_, index) => sentences[(part * PER_PART + index) % sentences.length] as string,
  ),
}));
