import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Scheme } from '../frame/protocol.ts'

/** Light or dark, as the ground on which an element stands. */
export const schemeOf = (element: Element | null): Scheme =>
  element && getComputedStyle(element).getPropertyValue('--at-dark').trim() === '1'
    ? 'dark'
    : 'light'

/** Tells of each change between light and dark while it is mounted. */
export function useScheme(element: RefObject<Element | null>, onChange: (scheme: Scheme) => void) {
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    let last: Scheme | undefined
    const look = () => {
      const scheme = schemeOf(element.current)
      if (scheme === last) return
      last = scheme
      notify(scheme)
    }
    // The host says it by an attribute or class of its page, or leaves it to the system.
    const observer = new MutationObserver(look)
    for (const host of [document.documentElement, document.body])
      observer.observe(host, { attributes: true })
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', look)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', look)
    }
  }, [element])
}
