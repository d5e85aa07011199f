import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { time } from '../../lib/page/time.ts'
import { proofs, reached, type Action } from './proofs.ts'
import { show } from './switch.ts'
import { App } from '@peer'

const root = createRoot(document.getElementById('root')!)

const actions: Record<Action, () => void> = {
  mount: () => root.render(createElement(App)),
  dark: () => show({ mode: 'dark', brand: 'blue' }),
  brand: () => show({ mode: 'dark', brand: 'red' }),
}

Object.assign(globalThis, {
  bench: {
    time: (action: Action) => time(actions[action], reached[action]),
    prove: (action: Action) => proofs[action](),
  },
})
