import { IconButton } from '@atrium/design-system'
import { Maximize2, Minimize2 } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'

export interface FullScreenButtonProps {
  /** What fills the screen. */
  root: RefObject<HTMLElement | null>
  /** "Full screen" */
  label: string
  /** While it fills the screen: the way back. */
  backLabel: string
}

/** Absent where the browser shows no part of a page alone, as on an iPhone. */
export function FullScreenButton({ root, label, backLabel }: FullScreenButtonProps) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement === root.current)
    document.addEventListener('fullscreenchange', note)
    return () => document.removeEventListener('fullscreenchange', note)
  }, [root])
  if (!document.fullscreenEnabled) return null
  const toggle = () =>
    isFull ? document.exitFullscreen() : (root.current?.requestFullscreen() ?? Promise.resolve())
  return (
    <IconButton
      size="compact"
      icon={isFull ? Minimize2 : Maximize2}
      label={isFull ? backLabel : label}
      onPress={() => void toggle().catch(() => undefined)}
    />
  )
}
