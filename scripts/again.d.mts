export const AGAIN: number;
