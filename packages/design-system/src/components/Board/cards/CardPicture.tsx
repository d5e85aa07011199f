import type { CSSProperties, ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components'
import { styled } from 'styled-components'
import { numberFormat } from '../../../intl/formats.ts'
import { pictureCss } from './picture.css.ts'

export interface CardPictureProps {
  /** What stands in the card. */
  children: ReactNode
  /** How many go together. */
  count: number
  width: number
  /** Under the finger, rather than in the picture that the browser takes. */
  at?: { x: number; y: number }
  ref?: Ref<HTMLDivElement>
}

const Frame = styled.div`
  ${pictureCss}
`

/** What hangs at the pointer: the card itself, a little askew, with how many go along. */
export function CardPicture({ children, count, width, at, ref }: CardPictureProps) {
  const { locale } = useLocale()
  const style: CSSProperties = {
    inlineSize: width + 16,
    ...(at && { position: 'fixed', top: -8, left: -8, translate: `${at.x}px ${at.y}px` }),
  }
  return (
    <Frame ref={ref} style={style} aria-hidden="true" data-at-carried={at ? '' : undefined}>
      <div className="at-board-tilt" data-at-stacked={count > 1 || undefined}>
        <div className="at-board-body" inert>
          {children}
        </div>
        {count > 1 && <span className="at-board-amount">{numberFormat(locale).format(count)}</span>}
      </div>
    </Frame>
  )
}

/** Dresses an element outside of the scope in its theme, language and direction. */
export function dressAs(element: HTMLElement, like: Element | null): void {
  const scope = like?.closest('[data-at-theme]')
  for (const { name, value } of scope?.attributes ?? [])
    if (name.startsWith('data-at-') || name === 'lang' || name === 'dir')
      element.setAttribute(name, value)
}
