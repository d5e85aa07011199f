import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prewarm } from './prewarm.tsx'

const FirstPart = styled.div`
  --prewarmed: 1;
`
const SecondPart = styled.div`
  --prewarmed: 2;
`

const Last = styled.div`
  --prewarmed: 3;
`
// Each has its own: what a sample that is still rendered holds would be taken for rendered.
const LaidOut = styled.div`
  --prewarmed: 4;
`
const NotLaidOut = styled.div`
  --prewarmed: 5;
`

const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

/** Idle moments of so many milliseconds: a page that lies behind another one is told of none by the browser. */
const restFor = (ms: number) =>
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) =>
    setTimeout(() => run({ didTimeout: false, timeRemaining: () => ms })),
  )
beforeEach(() => void restFor(50))
afterEach(() => void vi.unstubAllGlobals())

/** Says what it shows, and when it goes. */
function Part({ name, tell }: { name: string; tell: (what: string) => void }) {
  useEffect(() => {
    tell(name)
    return () => tell(`${name} left`)
  }, [name, tell])
  return null
}

test('samples are rendered one after the other outside of the page, and nothing of them stays but their styles', async () => {
  const told: string[] = []
  const tell = (what: string) => void told.push(what)
  const sample = (name: string) => () => (
    <FirstPart className="prewarmed">
      <Part {...{ name, tell }} />
    </FirstPart>
  )
  prewarm(FirstPart, sample('first'), sample('second'))
  await soon(() => expect(told).toEqual(['first', 'first left', 'second', 'second left']))
  expect(document.querySelector('.prewarmed')).toBeNull()
  // Whoever shows it now finds its style sheet made.
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  expect(rules.some(({ cssText }) => cssText.includes('--prewarmed: 1'))).toBe(true)
})

test('a component that is in the page already is not rendered; one that was declared before it still is', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(<SecondPart />))
  const inPage = vi.fn(() => <SecondPart />)
  const next = vi.fn(() => <FirstPart />)
  prewarm(FirstPart, next)
  prewarm(SecondPart, inPage)
  await soon(() => expect(next).toHaveBeenCalled())
  expect(inPage).not.toHaveBeenCalled()
  root.unmount()
  host.remove()
})

test('a component that was rendered inside the sample of another is not rendered again by itself', async () => {
  const whole = vi.fn(() => (
    <SecondPart>
      <FirstPart />
    </SecondPart>
  ))
  const part = vi.fn(() => <FirstPart />)
  const tell = vi.fn()
  const last = vi.fn(() => (
    <Last>
      <Part name="last" tell={tell} />
    </Last>
  ))
  prewarm(Last, last)
  prewarm(FirstPart, part)
  prewarm(SecondPart, whole)
  // Nothing of it may be in the container of the next test.
  await soon(() => expect(tell).toHaveBeenLastCalledWith('last left'))
  expect(whole).toHaveBeenCalledOnce()
  expect(part).not.toHaveBeenCalled()
})

test.each([
  {
    ms: 50,
    Own: LaidOut,
    stays: ['came', 'went'],
    name: 'is laid out in the page, and leaves before a frame',
  },
  { ms: 5, Own: NotLaidOut, stays: [], name: 'is not laid out where there is no time for it' },
])('a sample $name', async ({ ms, Own, stays }) => {
  restFor(ms)
  const told: string[] = []
  const isContainer = (node: Node) => node instanceof HTMLElement && node.style.contain === 'strict'
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      if ([...addedNodes].some(isContainer)) told.push('came')
      if ([...removedNodes].some(isContainer)) told.push('went')
    }
    if ([...document.body.children].some(isContainer)) told.push('seen')
  })
  observer.observe(document.body, { childList: true })
  const tell = vi.fn()
  prewarm(Own, () => (
    <Own>
      <Part name="" tell={tell} />
    </Own>
  ))
  await soon(() => expect(tell).toHaveBeenCalledTimes(2))
  observer.disconnect()
  expect(told).toEqual(stays)
})
