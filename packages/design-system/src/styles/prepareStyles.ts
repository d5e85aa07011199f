import { createElement, type ElementType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

const waiting: ElementType[] = []
let root: Root | undefined

/**
 * Puts the styles of large components into the page while it has nothing to do, one component at a
 * time, so that who opens a table or a board does not wait for its style sheet to be made. A
 * component that is opened sooner, or in a browser that does not tell when it is idle, brings its
 * styles along as any other does.
 */
export function prepareStyles(...components: ElementType[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  if (waiting.length === 0) requestIdleCallback(prepareNext)
  waiting.push(...components)
}

function prepareNext(): void {
  const component = waiting.shift()
  if (!component) return
  // Rendered once beside the page: styles stay where they are when their component goes.
  root ??= createRoot(document.createElement('div'))
  const own = root
  flushSync(() => own.render(createElement(component)))
  if (waiting.length > 0) {
    requestIdleCallback(prepareNext)
    return
  }
  own.unmount()
  root = undefined
}
