export { ShortcutSheet, useShortcutSheet } from './ShortcutSheet.tsx'
export type { ShortcutGroup, ShortcutSheetProps } from './ShortcutSheet.tsx'
