import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** Renders a component with sample data. */
type SampleRender = () => ReactNode

interface WarmUp {
  /** Selector that finds the component where it is in the page. */
  selector: string
  renders: readonly SampleRender[]
}

const itemsUpTo = (length: number): readonly number[] => Array.from({ length }, (_, place) => place)

/** Sample items: about as many as are mostly in sight. */
export const samples = itemsUpTo(24)

/** Sample items: so many that the engine compiles what goes through all of them. */
export const manySamples = itemsUpTo(2_000)

const waiting: WarmUp[] = []
let isRendering = false

/**
 * Renders a large component once outside of the page while the browser is idle. That creates its style
 * sheet and compiles its code, so that whoever opens a table or a board waits for neither. React renders
 * in small slices that give way to user input. Skipped for a component that is in the page already or
 * was rendered inside another one's sample, and in browsers without `requestIdleCallback`.
 * @param component  its outermost styled element, or a selector
 * @param renders  what it shows first, and then what it changes to
 */
export function prewarm(component: { toString: () => string }, ...renders: SampleRender[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  if (waiting.length === 0 && !isRendering) requestIdleCallback(startNext)
  waiting.push({ selector: String(component), renders })
}

/** The last one first: what a module is made of was declared before it, and is rendered inside it. */
function startNext(): void {
  const next = waiting.pop()
  isRendering = next !== undefined
  if (!next) return
  if (document.querySelector(next.selector)) requestIdleCallback(startNext)
  else {
    const container = document.createElement('div')
    renderSamples(container, createRoot(container), next.renders)
  }
}

/** Milliseconds that a browser may take to lay out a sample. */
const layoutMs = 25

/**
 * Has the browser style and lay out a sample, which is most of what the first table of a page costs.
 * It is in the page for this one task only: no frame shows it and no observer measures it.
 */
function layOut(container: HTMLElement): void {
  Object.assign(container.style, {
    position: 'fixed',
    inset: '0',
    visibility: 'hidden',
    contain: 'strict',
  })
  document.body.append(container)
  container.getBoundingClientRect()
  container.remove()
}

function renderSamples(
  container: HTMLElement,
  root: Root,
  [render, ...others]: readonly SampleRender[],
): void {
  if (!render) {
    root.unmount()
    requestIdleCallback(startNext)
    return
  }
  const goOn = (idle: IdleDeadline) => {
    if (idle.timeRemaining() > layoutMs) layOut(container)
    const rendered = waiting.filter(({ selector }) => container.querySelector(selector))
    for (const one of rendered) waiting.splice(waiting.indexOf(one), 1)
    renderSamples(container, root, others)
  }
  // Idle twice: what the sample loads lazily has arrived by then and is rendered too.
  const onRendered = () => void requestIdleCallback(() => requestIdleCallback(goOn))
  startTransition(() => root.render(<Rendered {...{ onRendered }}>{render()}</Rendered>))
}

function Rendered({ children, onRendered }: { children: ReactNode; onRendered: () => void }) {
  useEffect(onRendered, [onRendered])
  return children
}
