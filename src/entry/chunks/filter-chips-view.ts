/** The chips of active filters: fetched with `react` once a filter is on. */
export * from '../../../widgets/filter-chips/View';
