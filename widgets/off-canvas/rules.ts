/** The rules of panels. Pure. */
import { scalarOf, type Values } from '../../src/rules/values';
import type { DisplayMode, PanelSettings } from './contract';

const isYes = (value: unknown): boolean => value === 'yes' || value === true;

/** Elementor's settings, of any shape. */
export const panelSettings = (settings: Values): PanelSettings => ({
  closesOnOverlay: !isYes(settings.is_not_close_on_overlay),
  closesOnEscape: !isYes(settings.is_not_close_on_esc_overlay),
  locksScroll: isYes(settings.prevent_scroll),
});

/** ElementsKit's settings: a click beside it and Escape always close it. */
export const sidebarSettings = (settings: Values): PanelSettings => ({
  closesOnOverlay: true,
  closesOnEscape: true,
  locksScroll: isYes(settings.disable_bodyscroll),
});

const MODES: readonly DisplayMode[] = ['open', 'close', 'toggle'];

/**
 * What an action asks for: its `displayMode` decides, and its name where it has none.
 * @param named by the action's name
 */
export const displayModeOf = (settings: Values, named: DisplayMode): DisplayMode => MODES.find((mode) => mode === settings.displayMode) ?? named;

export const panelIdOf = (settings: Values): string => scalarOf(settings.id);

/** Whether a panel is to be open then. */
export const isOpenAfter = (mode: DisplayMode, isOpen: boolean): boolean => (mode === 'toggle' ? !isOpen : mode === 'open');
