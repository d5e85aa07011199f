import type { MouseEvent } from 'react'

/** Lets the host's router take a plain click on a link; new tabs and downloads stay the browser's. */
export function followLink(event: MouseEvent, follow: (() => void) | undefined): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!follow || !isPlain || event.altKey || event.defaultPrevented) return
  event.preventDefault()
  follow()
}
