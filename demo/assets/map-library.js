// Stands in for a free map library on the page, with as much of Leaflet's API as a map needs. It records its calls.
{
  const layer = (kind, at, options) => ({
    addTo(map) {
      map.said.push({ kind, at, options: { ...options, icon: undefined } });
      map.place.dataset.demoMap = JSON.stringify(map.said);
      if (this.popup) map.place.append(this.popup);
      return this;
    },
    bindPopup(content) {
      this.popup = content;
      return this;
    },
  });
  window.L = {
    map(place, options) {
      place.style.background = 'repeating-linear-gradient(-45deg, #dde6ee 0 24px, #e6edf3 24px 48px)';
      return { place, said: [{ kind: 'map', options }], remove() {} };
    },
    icon: (options) => options,
    divIcon: (options) => options,
    tileLayer: (address, options) => layer('tiles', address, options),
    marker: (at, options) => layer('marker', at, options),
    polyline: (path, options) => layer('polyline', path, options),
    polygon: (path, options) => layer('polygon', path, options),
  };
}
