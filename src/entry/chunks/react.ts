/**
 * React, and what every view needs of ours: fetched when the first island with a view is triggered. What no view
 * imports is left out, for what it costs the lean build; the build tells when something is missing here.
 */

export {
  Component,
  StrictMode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { createPortal, flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export * from '../../island/react';
export * from '../../ui/Dialog';
export * from '../../ui/Failure';
export * from '../../ui/ServerSlot';
export * from '../../ui/useStore';
export * from '../../ui/useStyles';
export * from '../../ui/Waiting';
