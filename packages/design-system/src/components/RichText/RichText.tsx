import { useMemo, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { followLink } from '../../link/index.ts'
import { richTextCss } from './richText.css.ts'
import { toProse } from './prose.ts'
import { useScrollableTables } from './useScrollableTables.ts'

export interface RichTextProps {
  /** HTML from whomever; what acts or looks foreign is taken out. */
  html: string
  /** Default `m`, 14 px; `l` for pages that are read. */
  size?: 'm' | 'l'
  /** Takes a plain click on a link inside the portal, for the host's router. */
  onNavigate?: (href: string) => void
}

const Root = styled.div`
  ${richTextCss}
`

/** Formatted words of other people, sanitised and set like the portal's own. */
export function RichText({ html, size = 'm', onNavigate }: RichTextProps) {
  // Where there is no document nothing can be checked, so nothing is let through.
  const clean = useMemo(
    () => ({ __html: typeof window === 'undefined' ? '' : toProse(html) }),
    [html],
  )
  const root = useRef<HTMLDivElement>(null)
  useScrollableTables(root, html)
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!href || link?.target === '_blank' || /^(mailto|tel):/i.test(href)) return
    followLink(event, onNavigate && (() => onNavigate(href)))
  }
  const events = onNavigate && { onClick: follow }
  // oxlint-disable-next-line react/no-danger -- sanitised above
  return <Root ref={root} data-at-size={size} {...events} dangerouslySetInnerHTML={clean} />
}
