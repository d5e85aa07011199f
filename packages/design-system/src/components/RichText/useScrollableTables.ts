import { useEffect, type RefObject } from 'react'
import { tableScroller } from './prose.ts'

/** Makes tables that are wider than their place reachable by keyboard, exactly as long as they scroll. */
export function useScrollableTables(root: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    if (!html.includes('<table')) return
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
        else target.removeAttribute('tabindex')
    })
    for (const scroller of root.current?.getElementsByClassName(tableScroller) ?? [])
      observer.observe(scroller)
    return () => observer.disconnect()
  }, [root, html])
}
