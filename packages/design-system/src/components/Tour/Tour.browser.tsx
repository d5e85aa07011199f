import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../styles/base.css'
import { ThemeScope } from '../../scope/index.ts'
import { onPage } from '../../stories/on-page.ts'
import { Tour } from './Tour.tsx'

// Stories stand still; this needs the motion.
const STEPS = [
  { id: 'kopf', title: 'Kopf', text: '', target: '#kopf' },
  { id: 'fuss', title: 'Fuß', text: '', target: '#fuss' },
]

const page = onPage()

const show = (isOpen: boolean, step: number, onClose: () => void) =>
  page.show(
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
  )

const dialog = () => document.querySelector('[role=dialog]')
const card = () => dialog()!.parentElement!
const isOnItsWay = () => card().getAnimations().length > 0

test('can be left while its card is on its way to a target that moves again', async () => {
  const onClose = vi.fn()
  await show(true, 0, onClose)
  await vi.waitFor(() => expect(card().dataset.atWaiting).toBeUndefined())
  await vi.waitFor(() => expect(isOnItsWay()).toBe(false))
  await show(true, 1, onClose)
  page.find('#fuss').style.marginBlockStart = '120px'
  await vi.waitFor(() => expect(isOnItsWay()).toBe(true), { interval: 5 })
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await show(false, 1, onClose)
  page.find('#fuss').style.marginBlockStart = '10px'
  await vi.waitFor(() => expect(dialog()).toBeNull(), { timeout: 30_000 })
})
