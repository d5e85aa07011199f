import { useState } from 'react'
import { later } from '../../later/index.ts'
import { useShortcutHelp, useShortcuts, type ShortcutGroup } from './shortcuts.ts'

const Sheet = later(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet)

export interface ShortcutHelpProps {
  /** Keys that work as long as this is on the page. */
  group?: ShortcutGroup
}

/**
 * The sheet of all keys that work on the page, behind the question mark and `openShortcuts`. Of several
 * the first one opens, with the keys of all; its code comes then.
 */
export function ShortcutHelp({ group }: ShortcutHelpProps) {
  useShortcuts(group)
  const { isOpen, setOpen, groups } = useShortcutHelp()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return <Sheet isOpen={isOpen} onOpenChange={setOpen} groups={groups} />
}
