import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useKeys } from '../../keys/index.ts'

export interface ShortcutGroup {
  /** Where the keys work. */
  title: string
  /** Keys as `Mod+K` (`Mod` is Ctrl or Cmd) and what they do; several arrays do the same. */
  shortcuts: readonly { keys: string | readonly string[]; label: string }[]
}

/** What works at the moment, each part of the page with its own. */
let groups: readonly ShortcutGroup[] = []
/** Those who could show it; the first of them does. */
let sheets: readonly (() => void)[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const getGroups = () => groups

function setGroups(next: readonly ShortcutGroup[]) {
  groups = next
  for (const listener of listeners) listener()
}

/** Says which keys work here, for as long as this is on the page. Undefined: none at the moment. */
export function useShortcuts(group: ShortcutGroup | undefined): void {
  const text = JSON.stringify(group)
  useEffect(() => {
    if (text === undefined) return
    const own = JSON.parse(text) as ShortcutGroup
    setGroups([own, ...groups])
    return () => setGroups(groups.filter((one) => one !== own))
  }, [text])
}

/** Opens the sheet of all keys, where the page has one. */
export const openShortcuts = (): void => sheets[0]?.()

/** The question mark opens it, wherever nobody types. */
export function useShortcutSheet(onOpen: () => void): void {
  useKeys('?', onOpen)
}

/** Whether the sheet is open here, and what stands on it: what came to the page last first, each title once. */
export function useShortcutHelp() {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useEffect(() => {
    sheets = [...sheets, open]
    return () => {
      sheets = sheets.filter((one) => one !== open)
    }
  }, [open])
  useShortcutSheet(openShortcuts)
  const known = useSyncExternalStore(subscribe, getGroups, getGroups)
  const shown = [...new Map(known.map((group) => [group.title, group])).values()]
  return { isOpen, setOpen, groups: shown }
}
