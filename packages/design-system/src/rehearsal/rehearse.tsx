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
let isPlaying = false

/**
 * Shows a large component once beside the page while that has nothing to do: its style sheet is made
 * and its code is read then, so that whoever opens a table or a board waits for neither. React does
 * it in small slices that give way to whatever a person does. Nothing is done for a component that
 * is in the page already or was seen in the scene of another, nor in a browser that does not tell
 * when it is idle: it then brings its styles along as any other does.
 * @param component the styled element that it begins with, or a selector
 * @param scenes what it shows, and then what it changes to
 */
export function rehearse(component: { toString: () => string }, ...scenes: Scene[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  if (waiting.length === 0 && !isPlaying) requestIdleCallback(begin)
  waiting.push({ selector: String(component), scenes })
}

/** The last one first: what a module is made of came before it, and is seen in its scenes. */
function begin(): void {
  const next = waiting.pop()
  isPlaying = next !== undefined
  if (!next) return
  if (document.querySelector(next.selector)) requestIdleCallback(begin)
  else {
    const stage = document.createElement('div')
    play(stage, createRoot(stage), next.scenes)
  }
}

function play(stage: Element, root: Root, [scene, ...others]: readonly Scene[]): void {
  if (!scene) {
    root.unmount()
    requestIdleCallback(begin)
    return
  }
  const goOn = () => {
    const seen = waiting.filter(({ selector }) => stage.querySelector(selector))
    for (const one of seen) waiting.splice(waiting.indexOf(one), 1)
    play(stage, root, others)
  }
  // Idle twice: what a scene asks for has come by then, and is shown too.
  const onShown = () => void requestIdleCallback(() => requestIdleCallback(goOn))
  startTransition(() => root.render(<Shown onShown={onShown}>{scene()}</Shown>))
}

function Shown({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(onShown, [onShown])
  return children
}
