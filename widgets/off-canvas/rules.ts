/** Owns the rules of panels. Pure. */
import { scalarOf, type Values } from '../../src/rules/values';
import type { DisplayMode, PanelSettings } from './contract';

const isYes = (value: unknown): boolean => value === 'yes' || value === true;

/** Reads Elementor's settings, of any shape. */
export const panelSettings = (settings: Values): PanelSettings => ({
  closesOnOverlay: !isYes(settings.is_not_close_on_overlay),
  closesOnEscape: !isYes(settings.is_not_close_on_esc_overlay),
  locksScroll: isYes(settings.prevent_scroll),
});

/** Reads ElementsKit's settings. A click beside the sidebar and Escape always close it. */
export const sidebarSettings = (settings: Values): PanelSettings => ({
  closesOnOverlay: true,
  closesOnEscape: true,
  locksScroll: isYes(settings.disable_bodyscroll),
});

const MODES: readonly DisplayMode[] = ['open', 'close', 'toggle'];

/**
 * The display mode of an action: its `displayMode`, else the mode in its name.
 * @param named the mode in the action's name
 */
export const displayModeOf = (settings: Values, named: DisplayMode): DisplayMode =>
  MODES.find((mode) => mode === settings.displayMode) ?? named;

/** The id of the panel that an action names. */
export const panelIdOf = (settings: Values): string => scalarOf(settings.id);

/** True when a panel has to be open after an action. */
export const isOpenAfter = (mode: DisplayMode, isOpen: boolean): boolean =>
  mode === 'toggle' ? !isOpen : mode === 'open';
