export { CommandPalette, useCommandShortcut } from './CommandPalette.tsx'
export type { CommandPaletteProps } from './CommandPalette.tsx'
export type { CommandGroup, CommandItem } from './command.logic.ts'
export type { CommandSearch } from './useFound.ts'
