/**
 * Acts for the browser in a page of the demo shop, which stands in a frame without an address, and runs the islands
 * there.
 */
import { startIslands } from '../../../../stories/page';
import type { LiveShop } from '../types';
import { answerCalls } from './calls';
import { fillFrames, takeMessages } from './frames';
import { hearIslands } from './hear';
import { leaveByLinks } from './leave';
import { enterPlace } from './place';
import { showIsland } from './showIsland';
import { keepInWindow } from './storage';

const { address = '' } = (document.currentScript as HTMLScriptElement).dataset;
const shop = window.parent.liveShop as LiveShop;

// The page's own frames find the shop here.
window.liveShop = shop;
enterPlace(shop, address);
keepInWindow(window.parent);
answerCalls(shop);
hearIslands(shop);
leaveByLinks(shop);
fillFrames(shop);
takeMessages();
window.startShopIslands = () => {
  startIslands();
  if (shop.island) showIsland(shop.island);
};
