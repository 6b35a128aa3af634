/** Maps by Google's script: fetched with the first map that is drawn by it. */
export * from '../../../widgets/map/google/page/google';
