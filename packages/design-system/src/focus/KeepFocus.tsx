import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { INDEX } from '../collection/index.ts'
import { treeOf } from './tree.ts'

export interface KeepFocusProps {
  /** A list with its heading. */
  children: ReactNode
  /** Selector of its items; default those of lists and of every collection. */
  items?: string
}

const Unseen = styled.div`
  @layer at.components {
    display: contents;
  }
`

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),summary,[tabindex="0"]'
/** What floats over the page and gives the focus back when it closes. */
const floats = '[role=menu],[role=dialog],[role=alertdialog]'

/**
 * The focus stays where somebody was when its place goes, such as the row that they delete: it moves
 * to the item that comes next, else to the heading (WCAG 2.4.3).
 */
export function KeepFocus({ children, items = `li, [${INDEX}]` }: KeepFocusProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? keepFocus(root.current, items) : undefined), [items])
  return <Unseen ref={root}>{children}</Unseen>
}

function keepFocus(root: HTMLElement, selector: string): () => void {
  const page = root.ownerDocument
  let last: { element: Element; place: number } | undefined
  let frame = 0
  // Lists within an item, such as its tags, are a part of it.
  const isOuter = (item: Element) => {
    const around = item.parentElement?.closest(selector)
    return !around || !root.contains(around)
  }
  const itemsNow = () => [...root.querySelectorAll<HTMLElement>(selector)].filter(isOuter)

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    last = { element: target, place: itemsNow().findIndex((item) => item.contains(target)) }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    // Somebody pressed beside everything: then nothing is given back.
    queueMicrotask(() => {
      if (last?.element.isConnected && page.activeElement === page.body) last = undefined
    })
  }
  const look = () => {
    cancelAnimationFrame(frame)
    if (!last || last.element.isConnected) return
    const now = treeOf(root).activeElement
    if (now?.closest(floats) && !root.contains(now) && !now.contains(root)) {
      // The menu with the command that took it away is still closing.
      frame = requestAnimationFrame(look)
      return
    }
    // Of a shadow tree the page tells its host.
    if ((page.activeElement ?? page.body) === page.body) focusNear(last.place)
    last = undefined
  }
  const focusNear = (place: number) => {
    const items = itemsNow()
    const next = place < 0 ? undefined : items[Math.min(place, items.length - 1)]
    const target = next?.matches(`[${INDEX}][tabindex]`)
      ? next
      : next?.querySelector<HTMLElement>(focusable)
    if (target) {
      target.focus()
      target.scrollIntoView({ block: 'nearest' })
      return
    }
    const heading = root.querySelector<HTMLElement>('h1,h2,h3')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }

  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('focusout', onBlur)
  }
}
