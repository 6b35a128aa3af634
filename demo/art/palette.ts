/** Owns the colours of scenes. A palette goes from the sky to the foreground. */
import { type Dice, pick } from './dice';

export interface Palette {
  sky: readonly [top: string, bottom: string];
  /** The colour of the sun, the moon and lit windows. */
  glow: string;
  far: string;
  middle: string;
  near: string;
}

const palette = (top: string, bottom: string, glow: string, far: string, middle: string, near: string): Palette => ({
  sky: [top, bottom],
  glow,
  far,
  middle,
  near,
});

const palettes: readonly Palette[] = [
  palette('#2b1b4d', '#f2705c', '#ffd38a', '#7a3b6a', '#4a2458', '#1d1033'),
  palette('#0b2a4a', '#2b8fb3', '#d6f5ee', '#1f6c8f', '#124866', '#08243a'),
  palette('#1c0b0b', '#a3351d', '#ffb04a', '#6b2419', '#3a1210', '#160707'),
  palette('#bfe8d8', '#7cc4b2', '#fff7d6', '#4fa596', '#2b7a74', '#124a52'),
  palette('#0f0c29', '#4a35a8', '#f5c3ff', '#31247a', '#1d154f', '#0b0824'),
  palette('#f7cf94', '#e98f5a', '#fff2cf', '#c9674a', '#8f3f3c', '#4f2230'),
  palette('#b5d8f2', '#7fb2de', '#ffffff', '#5d8fc4', '#365f96', '#1b3560'),
  palette('#efe0a4', '#9cc07a', '#fffbe0', '#5b8f5a', '#2f6144', '#143a2e'),
  palette('#12002b', '#6b1299', '#ff5cab', '#3a0d70', '#1f0850', '#0a0220'),
  palette('#f9c9bd', '#ee8f9c', '#fff4ea', '#c9657f', '#8a3c63', '#4a1f46'),
  palette('#141b28', '#4c6078', '#f0c674', '#33445a', '#222f40', '#10161f'),
  palette('#06343a', '#1b7a78', '#ffd166', '#0f5558', '#0a3c42', '#04222a'),
];

export const anyPalette = (roll: Dice): Palette => pick(roll, palettes);
