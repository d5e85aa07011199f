import { Fragment, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * A page on React that runs already, with what surrounds all its content, such as a theme: what is
 * timed is opening something in it, not starting React.
 */
export function shell(Surroundings: ComponentType<{ children: ReactNode }> = Fragment) {
  let set: (content: ReactNode) => void
  function Shell() {
    const [content, setContent] = useState<ReactNode>(null)
    useLayoutEffect(() => {
      set = setContent
    }, [])
    return <Surroundings>{content}</Surroundings>
  }
  return {
    prepare: (root: HTMLElement) => flushSync(() => createRoot(root).render(<Shell />)),
    open: (content: ReactNode) => set(content),
  }
}
