import { useMemo, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { followLink } from '../../link/index.ts'
import { richTextCss } from './richText.css.ts'
import { sanitizeHtml } from './sanitize.ts'

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
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html])
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!href || link?.target === '_blank' || /^(mailto|tel):/i.test(href)) return
    followLink(event, onNavigate && (() => onNavigate(href)))
  }
  const events = onNavigate && { onClick: follow }
  // oxlint-disable-next-line react/no-danger -- sanitised above
  return <Root data-at-size={size} {...events} dangerouslySetInnerHTML={clean} />
}
