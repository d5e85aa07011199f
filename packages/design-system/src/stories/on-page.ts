import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

/** A place in the page for each test of a file, which goes with it. */
export function onPage() {
  let root: Root
  let host: HTMLElement
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    host.remove()
  })
  return {
    show: (content: ReactNode) => act(async () => root.render(content)),
    host: () => host,
    find: (selector: string) => host.querySelector<HTMLElement>(selector)!,
  }
}
