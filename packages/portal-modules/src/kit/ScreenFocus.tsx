import { treeOf } from '@atrium/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface ScreenFocusProps {
  /** Names what is shown. */
  screen: string
  children: ReactNode
}

const Unseen = styled.div`
  @layer at.components {
    display: contents;
  }
`
/** What floats over the page may still be on its way out. */
const floats = '[role=menu],[role=dialog],[role=alertdialog]'

/**
 * Where a screen takes the place of another one on the same page, whoever opened it reads on at its heading: what
 * they pressed has gone (WCAG 2.4.3). Until they go on from there, a heading that comes later or anew has the focus.
 */
export function ScreenFocus({ screen, children }: ScreenFocusProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    const { current: element } = root
    if (shown.current === screen || !element) return
    shown.current = screen
    let heading: HTMLElement | null = null
    const look = () => {
      const now = treeOf(element).activeElement
      const isElsewhere = now && now !== element.ownerDocument.body && !now.closest(floats)
      if (now !== null && now === heading) return
      if (isElsewhere) return observer.disconnect()
      heading = element.querySelector('h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [screen])
  return <Unseen ref={root}>{children}</Unseen>
}
