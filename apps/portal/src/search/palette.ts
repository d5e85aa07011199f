/** A module of its own: what is imported from the whole system cannot come later by itself. */
export { CommandPalette } from '@atrium/design-system'
