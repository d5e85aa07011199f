import type { ReactNode } from 'react'
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider'
import { createPortal } from 'react-dom'
import type { Key } from '../../../collection/index.ts'
import type { Picture } from '../dragging/usePointerDrag.ts'
import type { useTouchDrag } from '../dragging/useTouchDrag.ts'
import { CardPicture } from './CardPicture.tsx'

export interface CarriedCardProps {
  /** The picture that the browser takes for its own drag. */
  picture: Picture | undefined
  touch: Pick<ReturnType<typeof useTouchDrag>, 'carried' | 'preview'>
  /** The card's content; undefined once it has gone. */
  contentOf: (key: Key) => ReactNode
  /** How many cards go together with it. */
  countOf: (key: Key) => number
}

/** The card under the mouse or the finger while it is dragged. */
export function CarriedCard({ picture, touch, contentOf, countOf }: CarriedCardProps) {
  const { getContainer } = usePortalContext()
  const carried = picture ?? touch.carried
  const content = carried && contentOf(carried.key)
  if (!carried || content === undefined) return null
  return createPortal(
    <CardPicture
      ref={picture ? undefined : touch.preview}
      count={countOf(carried.key)}
      width={carried.width}
      at={picture ? undefined : touch.carried}
    >
      {content}
    </CardPicture>,
    picture?.container ?? getContainer?.() ?? document.body,
  )
}
