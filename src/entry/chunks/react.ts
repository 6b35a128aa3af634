/**
 * React, and what every view needs of ours: fetched when the first island with a view is triggered. What no view
 * imports is left out, for what it costs the lean build; the build tells when something is missing here.
 */

export { useLayoutEffect, useRef, useState } from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export * from '../../island/react';
export * from '../../ui/Dialog';
export * from '../../ui/ServerSlot';
export * from '../../ui/useStore';
