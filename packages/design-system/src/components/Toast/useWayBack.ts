import { useEffect } from 'react'

const isMessage = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-at-messages]') !== null

/** F6 goes to the messages by itself; here it goes back after the last of them. */
export function useWayBack(): void {
  useEffect(() => {
    let origin: HTMLElement | undefined
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      if (!isMessage(target) || isMessage(relatedTarget)) return
      origin = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    }
    const onEnd = (event: Event) => {
      if (!isMessage(event.target) || !origin?.isConnected) return
      event.preventDefault()
      origin.focus()
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('react-aria-landmark-navigation', onEnd)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('react-aria-landmark-navigation', onEnd)
    }
  }, [])
}
