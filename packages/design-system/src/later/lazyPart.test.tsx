// @vitest-environment happy-dom
import { act, Component, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { onPartsRetry, PartLoadError, retryFailedParts } from './failedParts.ts'
import { later } from './later.tsx'
import { lazyPart } from './lazyPart.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** As a host has one around each part. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  #retry = () => this.setState({ error: undefined })
  override componentDidMount() {
    onPartsRetry(this.#retry)
  }
  override render() {
    if (this.state.error === undefined) return this.props.children
    return this.state.error instanceof PartLoadError ? 'did not come' : 'broken'
  }
}

function stage() {
  const element = document.createElement('div')
  const root = createRoot(element, { onCaughtError: () => undefined })
  const show = (node: ReactNode) =>
    act(async () =>
      root.render(
        <Boundary>
          <Suspense fallback="…">{node}</Suspense>
        </Boundary>,
      ),
    )
  return { element, show }
}

test('a part that did not come fails in its place, and comes when the network is back (ALRT-02)', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>()
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Greeting }) // prettier-ignore
  const Part = lazyPart(load)
  const { element, show } = stage()
  await show(<Part name="Ada" />)
  expect(element.textContent).toBe('did not come')

  // Still away: it fails in the same way, and can be tried again.
  await act(async () => retryFailedParts())
  expect(element.textContent).toBe('did not come')
  await act(async () => retryFailedParts())
  expect(element.textContent).toBe('Hello Ada')

  // Nothing failed since: nobody loads anything.
  await act(async () => retryFailedParts())
  expect(load).toHaveBeenCalledTimes(3)
})

test('what comes later and did not comes to its place when the network is back (ALRT-02)', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting)
  const Late = later(load)
  const { element, show } = stage()
  await show(<Late name="Ada" />)
  expect(element.textContent).toBe('')
  await act(async () => retryFailedParts())
  expect(element.textContent).toBe('Hello Ada')
})
