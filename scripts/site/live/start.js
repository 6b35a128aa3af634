/* Replaces the loader's tag on a page. */
window.startShopIslands();
