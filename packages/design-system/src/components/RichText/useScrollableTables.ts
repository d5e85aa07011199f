import { useEffect, type RefObject } from 'react'
import { useStrings } from '../../intl/index.ts'
import { tableScroller } from './prose.ts'
import { richTextStrings } from './richText.strings.ts'

/** Makes tables that are wider than their place reachable by keyboard, exactly as long as they scroll. */
export function useScrollableTables(root: RefObject<HTMLElement | null>, html: string): void {
  const { table } = useStrings(richTextStrings)
  useEffect(() => {
    if (!html.includes('<table')) return
    const scrollers = [...(root.current?.getElementsByClassName(tableScroller) ?? [])]
    const check = (scroller: Element) => {
      const isScrolling = scroller.scrollWidth > scroller.clientWidth
      for (const [name, value] of Object.entries({
        tabindex: '0',
        role: 'group',
        'aria-label': table,
      }))
        // prettier-ignore
        if (isScrolling) scroller.setAttribute(name, value)
        else scroller.removeAttribute(name)
    }
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) check(target)
    })
    for (const scroller of scrollers) observer.observe(scroller)
    return () => observer.disconnect()
  }, [root, html, table])
}
