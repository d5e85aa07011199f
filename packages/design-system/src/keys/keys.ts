import { useEffect, useRef } from 'react'

/** Whether the reader's keyboard has a command key. */
function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}

const APPLE: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↵' }
const GERMAN: Record<string, string> = {
  Mod: 'Strg',
  Shift: 'Umschalt',
  Escape: 'Esc',
  Delete: 'Entf',
  Backspace: 'Rücktaste',
  Space: 'Leertaste',
}
const ENGLISH: Record<string, string> = { Mod: 'Ctrl', Escape: 'Esc' }
const ARROWS: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The keys of `Mod+Shift+K` as they stand on the reader's keyboard. */
export function keyNames(keys: string, locale: string, apple = isApple()): string[] {
  const names = locale.toLowerCase().startsWith('de') ? GERMAN : ENGLISH
  return keys.split('+').map((key) => {
    const known = ARROWS[key] ?? (apple ? APPLE[key] : undefined) ?? names[key]
    return known ?? (key.length === 1 ? key.toUpperCase() : key)
  })
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether an event is `Mod+K`; signs such as `?` are taken as typed, whatever makes them. */
export function isKeys(event: Keys, keys: string): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  if (event.key.toLowerCase() !== key.toLowerCase()) return false
  const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key)
  if (!isSign && event.shiftKey !== wants('Shift')) return false
  return (event.ctrlKey || event.metaKey) === wants('Mod') && event.altKey === wants('Alt')
}

/** Calls on keys wherever the focus is; without `Mod` not while somebody types. */
export function useKeys(keys: string, onKeys: () => void, isDisabled = false): void {
  const call = useRef(onKeys)
  useEffect(() => {
    call.current = onKeys
  })
  useEffect(() => {
    if (isDisabled) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isKeys(event, keys)) return
      if (!keys.includes('Mod') && isTyping(event.target)) return
      event.preventDefault()
      call.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [keys, isDisabled])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  )
}
