// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { later } from './later.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

function stage() {
  const element = document.createElement('div')
  const root = createRoot(element)
  return { element, show: (node: React.ReactNode) => act(async () => root.render(node)) }
}

test('what comes later shows nothing, then itself with the newest props, and is asked for once', async () => {
  let arrive: (component: typeof Greeting) => void = () => {}
  const load = vi.fn(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)))
  const Late = later(load)
  const { element, show } = stage()

  await show(<Late name="Ada" />)
  await show(<Late name="Grace" />)
  expect(element.innerHTML).toBe('')
  await act(async () => arrive(Greeting))
  expect(element.textContent).toBe('Hello Grace')
  expect(load).toHaveBeenCalledOnce()
})

test('what was fetched before is there with the first render', async () => {
  const Late = later(async () => Greeting)
  Late.preload()
  await Promise.resolve()
  await Promise.resolve()
  const element = document.createElement('div')
  const root = createRoot(element)
  act(() => root.render(<Late name="Ada" />))
  expect(element.textContent).toBe('Hello Ada')
})

test('code that did not come breaks nothing and is asked for again the next time', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting)
  const Late = later(load)
  const { element, show } = stage()

  await show(<Late name="Ada" />)
  expect(element.innerHTML).toBe('')
  await show(null)
  await show(<Late name="Ada" />)
  expect(element.textContent).toBe('Hello Ada')
})
