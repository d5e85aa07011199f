import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../styles/base.css'
import { ThemeScope } from '../../scope/index.ts'
import { Tour } from './Tour.tsx'

// Stories stand still; this needs the motion.
const STEPS = [
  { id: 'kopf', title: 'Kopf', text: '', target: '#kopf' },
  { id: 'fuss', title: 'Fuß', text: '', target: '#fuss' },
]

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

const show = (isOpen: boolean, step: number, onClose: () => void) =>
  act(async () =>
    root.render(
      <ThemeScope>
        <p id="kopf">Kopf</p>
        <p id="fuss">Fuß</p>
        <Tour
          {...{ isOpen, step, onClose }}
          label="Rundgang"
          steps={STEPS}
          onStepChange={() => undefined}
          onComplete={() => undefined}
        />
      </ThemeScope>,
    ),
  )

const dialog = () => document.querySelector('[role=dialog]')
const card = () => dialog()!.parentElement!
const isOnItsWay = () => card().getAnimations().length > 0

test('can be left while its card is on its way to a target that moves again (TOUR-05)', async () => {
  const onClose = vi.fn()
  await show(true, 0, onClose)
  await vi.waitFor(() => expect(card().dataset.atWaiting).toBeUndefined())
  await vi.waitFor(() => expect(isOnItsWay()).toBe(false))
  await show(true, 1, onClose)
  document.querySelector<HTMLElement>('#fuss')!.style.marginBlockStart = '120px'
  await vi.waitFor(() => expect(isOnItsWay()).toBe(true), { interval: 5 })
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await show(false, 1, onClose)
  document.querySelector<HTMLElement>('#fuss')!.style.marginBlockStart = '10px'
  await vi.waitFor(() => expect(dialog()).toBeNull(), { timeout: 3_000 })
})
