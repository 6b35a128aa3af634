/** Maps by Leaflet: fetched with the first map that names it. */
export * from '../../../widgets/map/page/leaflet';
