import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Menus, dialogs and fields have a use of their own for Escape. */
const takesEscape = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null

export interface Fullscreen {
  isOn: boolean
  /** By the toggle, and not by an address that was opened. */
  isEntered: boolean
  enter: () => void
  leave: () => void
}

/** The page alone: `?fullscreen=true` (ROUTE-13); the browser's window goes along where it can (LAY-14). */
export function useFullscreen(toggle: RefObject<HTMLElement | null>): Fullscreen {
  const [search, setSearch] = useSearchParams()
  const isOn = search.get('fullscreen') === 'true'
  // Only what this toggle made full is made small again: a film may be full by itself.
  const isWindowOurs = useRef(false)
  const [isEntered, setEntered] = useState(false)

  const set = useCallback(
    (next: boolean) =>
      setSearch(
        (now) => {
          if (next) now.set('fullscreen', 'true')
          else now.delete('fullscreen')
          return now
        },
        { replace: true },
      ),
    [setSearch],
  )

  const enter = () => {
    set(true)
    setEntered(true)
    const { documentElement: page } = document
    // A phone or a frame may refuse it: the page alone is shown all the same.
    page.requestFullscreen?.().then(
      () => (isWindowOurs.current = true),
      () => undefined,
    )
  }
  const leave = useCallback(() => set(false), [set])

  // The toggle was gone meanwhile; who comes back goes on from it.
  const wasOn = useRef(isOn)
  useEffect(() => {
    if (wasOn.current && !isOn) {
      setEntered(false)
      toggle.current?.focus()
    }
    wasOn.current = isOn
  }, [isOn, toggle])

  useEffect(() => {
    if (isOn || !isWindowOurs.current) return
    isWindowOurs.current = false
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }, [isOn])

  useEffect(() => {
    if (!isOn) return
    const onChange = () => {
      if (!isWindowOurs.current || document.fullscreenElement) return
      isWindowOurs.current = false
      leave()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isField(event.target)) return
      if (!document.querySelector(takesEscape)) leave()
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOn, leave])

  return { isOn, isEntered, enter, leave }
}
