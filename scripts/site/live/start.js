/* Stands where the loader's tag stands on a page. */
window.startShopIslands();
