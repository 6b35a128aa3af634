/**
 * React, and the modules of ours that every view needs: fetched when the first island with a view is triggered. Exports
 * of React that no view imports are left out, because they would make the lean build larger. The build reports when
 * something is missing here.
 */

export {
  Component,
  useCallback,
  useEffect,
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
export * from '../../ui/views/Dialog';
export * from '../../ui/views/Failure';
export * from '../../ui/views/ServerSlot';
export * from '../../ui/views/useStore';
export * from '../../ui/views/useStyles';
export * from '../../ui/views/Waiting';
