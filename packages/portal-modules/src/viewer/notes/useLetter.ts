import { useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable], [role=textbox], [role=menu]'

/** Calls on a letter, wherever the focus is; not while somebody types or a menu looks for a name. */
export function useLetter(letter: string, onLetter: () => void, isOff: boolean): void {
  const call = useEffectEvent(onLetter)
  useEffect(() => {
    if (isOff) return
    const listen = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, key, target } = event
      if (key.toLowerCase() !== letter || altKey || ctrlKey || metaKey || event.repeat) return
      if (event.defaultPrevented || (target as Element).closest?.(typing)) return
      event.preventDefault()
      call()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOff, letter])
}
