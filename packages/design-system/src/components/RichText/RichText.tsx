import { useMemo, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { followLink } from '../../link/index.ts'
import { withOwn, type NativeProps } from '../../native/index.ts'
import { useBothRefs } from '../../trigger/index.ts'
import { richTextCss } from './richText.css.ts'
import { toProse } from './prose.ts'
import { useScrollableTables } from './useScrollableTables.ts'

export interface RichTextProps extends NativeProps<'div'> {
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
export function RichText({ html, size = 'm', onNavigate, ref, ...native }: RichTextProps) {
  // Where there is no document nothing can be checked, so nothing is let through.
  const clean = useMemo(
    () => ({ __html: typeof window === 'undefined' ? '' : toProse(html) }),
    [html],
  )
  const root = useRef<HTMLDivElement>(null)
  const both = useBothRefs(ref, root)
  useScrollableTables(root, html)
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!href || link?.target === '_blank' || /^(mailto|tel):/i.test(href)) return
    followLink(event, onNavigate && (() => onNavigate(href)))
  }
  const all = withOwn(native, onNavigate && { onClick: follow })
  // oxlint-disable-next-line react/no-danger -- sanitised above
  return <Root {...all} ref={both} data-at-size={size} dangerouslySetInnerHTML={clean} />
}
