import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** What is shown of a component, one after the other. */
type Scene = () => ReactNode

interface Rehearsal {
  /** Selector of the component, when it is in the page. */
  selector: string
  scenes: readonly Scene[]
}

const samples = (length: number): readonly number[] => Array.from({ length }, (_, place) => place)

/** As many items as are mostly in sight. */
export const SAMPLES = samples(24)

/** So many that whatever goes through all of them is compiled afterwards. */
export const MANY = samples(2_000)

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

/** Milliseconds that a browser may take to lay out a scene. */
const LAYOUT = 25

/**
 * Has the browser style and lay out a scene, which is most of what the first table of a page costs it.
 * It is in the page for this one task: nobody sees it, no frame holds it, nothing observes its size.
 */
function layOut(stage: HTMLElement): void {
  Object.assign(stage.style, {
    position: 'fixed',
    inset: '0',
    visibility: 'hidden',
    contain: 'strict',
  })
  document.body.append(stage)
  stage.getBoundingClientRect()
  stage.remove()
}

function play(stage: HTMLElement, root: Root, [scene, ...others]: readonly Scene[]): void {
  if (!scene) {
    root.unmount()
    requestIdleCallback(begin)
    return
  }
  const goOn = (idle: IdleDeadline) => {
    if (idle.timeRemaining() > LAYOUT) layOut(stage)
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
