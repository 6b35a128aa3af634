/** The reviews of customers. */
import type { Product } from './types';

export interface Review {
  id: number;
  author: string;
  /** yyyy-mm-dd */
  date: string;
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
}

const pool: Omit<Review, 'id'>[] = [
  {
    author: 'Maren O.',
    date: '2026-03-14',
    stars: 5,
    text: 'Came the next morning, well packed. My daughter has not put it down since.',
  },
  {
    author: 'T. Whitlock',
    date: '2026-02-02',
    stars: 4,
    text: 'Does what it says. One star off because the box is hard to open.',
  },
  { author: 'Priya', date: '2025-12-28', stars: 5, text: 'Bought as a present and then a second time for myself.' },
  { author: 'Gwil', date: '2025-11-09', stars: 3, text: 'Fine, though smaller than it looks on the picture.' },
];

/** Two or three of them for each product. */
export function reviewsOf({ id }: Product): Review[] {
  const count = 2 + (id % 2);
  return Array.from({ length: count }, (_, index) => ({
    ...(pool[(id + index) % pool.length] as Review),
    id: id * 10 + index,
  }));
}
