import { useEffect, useRef, type RefObject } from 'react'

/** What arrows move among in a toolbar. */
export const TOOLS = 'button:not(:disabled), a[href]'

/** Leaves one of the tools on the way of Tab: the one that had the focus last, at first the first. */
export function useOneStop(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = root.current
    if (!bar) return
    let last: Element | undefined
    const keep = () => {
      const tools = [...bar.querySelectorAll<HTMLElement>(TOOLS)]
      const stop = tools.find((tool) => tool === last) ?? tools[0]
      for (const tool of tools) {
        const index = tool === stop ? 0 : -1
        if (tool.tabIndex !== index) tool.tabIndex = index
      }
    }
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(TOOLS)) return
      last = target
      keep()
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(bar, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'tabindex'],
    })
    bar.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      bar.removeEventListener('focusin', remember)
    }
  }, [])
  return root
}
