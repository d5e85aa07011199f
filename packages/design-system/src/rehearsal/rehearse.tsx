import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What is shown of a component, one after the other. */
type Scene = () => ReactNode

interface Rehearsal {
  /** Selector of the component, when it is in the page. */
  selector: string
  scenes: readonly Scene[]
}

/** As many items as are mostly in sight. */
export const SAMPLES: readonly number[] = Array.from({ length: 24 }, (_, place) => place)

const waiting: Rehearsal[] = []

/**
 * Shows a large component once beside the page while that has nothing to do: its style sheet is made
 * and its code is read then, so that whoever opens a table or a board waits for neither. React does
 * it in small slices that give way to whatever a person does. Nothing is done for a component that
 * is in the page already, nor in a browser that does not tell when it is idle: it then brings its
 * styles along as any other does.
 * @param component the styled element that it begins with
 * @param scenes what it shows, and then what it changes to
 */
export function rehearse(component: { toString: () => string }, ...scenes: Scene[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  if (waiting.length === 0) requestIdleCallback(begin)
  waiting.push({ selector: String(component), scenes })
}

function begin(): void {
  const next = waiting[0]
  if (!next) return
  if (document.querySelector(next.selector)) end()
  else play(createRoot(document.createElement('div')), next.scenes)
}

function play(root: Root, [scene, ...others]: readonly Scene[]): void {
  if (!scene) {
    root.unmount()
    end()
    return
  }
  const onShown = () => void requestIdleCallback(() => play(root, others))
  startTransition(() => root.render(<Shown onShown={onShown}>{scene()}</Shown>))
}

function end(): void {
  waiting.shift()
  if (waiting.length > 0) requestIdleCallback(begin)
}

function Shown({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(onShown, [onShown])
  return children
}
