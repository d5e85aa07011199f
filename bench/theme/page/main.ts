import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { proofs, reached, type Action } from './proofs.ts'
import { show } from './switch.ts'
import { App } from '@peer'

const root = createRoot(document.getElementById('root')!)

const actions: Record<Action, () => void> = {
  mount: () => root.render(createElement(App)),
  dark: () => show({ mode: 'dark', brand: 'blue' }),
  brand: () => show({ mode: 'dark', brand: 'red' }),
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves when the frame that is being made has been painted. */
async function painted(): Promise<void> {
  await frame()
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Resolves when the page did not change for so long. */
function quiet(ms: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, ms)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, ms)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    function done() {
      observer.disconnect()
      resolve()
    }
  })
}

async function time(action: Action): Promise<number> {
  await painted()
  const start = performance.now()
  actions[action]()
  const settled = quiet(150)
  do await painted()
  while (!reached[action]() && performance.now() - start < 10_000)
  const ms = performance.now() - start
  await settled
  return ms
}

Object.assign(globalThis, { bench: { time, prove: (action: Action) => proofs[action]() } })
