import {
  Fragment,
  memo,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const ENTRIES = Array.from({ length: 60 }, (_, index) => index)

const Entry = memo(({ place, isHere }: { place: number; isHere: boolean }) => (
  <li aria-current={isHere || undefined} style={{ paddingInlineStart: place % 3 }}>
    <button type="button">Entry {place}</button>
  </li>
))

/** What stood in the page before. */
const Before = ({ here }: { here: number }) => (
  <ul>
    {ENTRIES.map((place) => (
      <Entry key={place} place={place} isHere={place === here} />
    ))}
  </ul>
)

/**
 * A page on React that runs already, with what surrounds all its content, such as a theme: what is
 * timed is opening something in it, not starting React. So React has shown, changed and left other
 * content before.
 */
export function shell(Surroundings: ComponentType<{ children: ReactNode }> = Fragment) {
  let set: (content: ReactNode) => void
  function Shell() {
    const [content, setContent] = useState<ReactNode>(<Before here={0} />)
    useLayoutEffect(() => {
      set = setContent
    }, [])
    return <Surroundings>{content}</Surroundings>
  }
  return {
    prepare: (root: HTMLElement) => {
      flushSync(() => createRoot(root).render(<Shell />))
      flushSync(() => set(<Before here={1} />))
      flushSync(() => set(null))
    },
    open: (content: ReactNode) => set(content),
  }
}
