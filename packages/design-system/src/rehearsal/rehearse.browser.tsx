import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-components'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rehearse } from './rehearse.tsx'

const Played = styled.div`
  --rehearsed: 1;
`
const Shown = styled.div`
  --rehearsed: 2;
`

const Last = styled.div`
  --rehearsed: 3;
`
// Each has its own: what is in a scene that still plays would be taken for seen.
const LaidOut = styled.div`
  --rehearsed: 4;
`
const NotLaidOut = styled.div`
  --rehearsed: 5;
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

test('scenes are played one after the other beside the page, and nothing of them stays but styles', async () => {
  const told: string[] = []
  const tell = (what: string) => void told.push(what)
  const scene = (name: string) => () => (
    <Played className="rehearsed">
      <Part {...{ name, tell }} />
    </Played>
  )
  rehearse(Played, scene('first'), scene('second'))
  await soon(() => expect(told).toEqual(['first', 'first left', 'second', 'second left']))
  expect(document.querySelector('.rehearsed')).toBeNull()
  // Whoever shows it now finds its style sheet made.
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  expect(rules.some(({ cssText }) => cssText.includes('--rehearsed: 1'))).toBe(true)
})

test('what is in the page already is not rehearsed, and what was begun before it still is', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(<Shown />))
  const inPage = vi.fn(() => <Shown />)
  const next = vi.fn(() => <Played />)
  rehearse(Played, next)
  rehearse(Shown, inPage)
  await soon(() => expect(next).toHaveBeenCalled())
  expect(inPage).not.toHaveBeenCalled()
  root.unmount()
  host.remove()
})

test('what is seen in the scene of another is not rehearsed by itself', async () => {
  const whole = vi.fn(() => (
    <Shown>
      <Played />
    </Shown>
  ))
  const part = vi.fn(() => <Played />)
  const tell = vi.fn()
  const last = vi.fn(() => (
    <Last>
      <Part name="last" tell={tell} />
    </Last>
  ))
  rehearse(Last, last)
  rehearse(Played, part)
  rehearse(Shown, whole)
  // Nothing of it may be on the stage of the next test.
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
])('a scene $name', async ({ ms, Own, stays }) => {
  restFor(ms)
  const told: string[] = []
  const isStage = (node: Node) => node instanceof HTMLElement && node.style.contain === 'strict'
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      if ([...addedNodes].some(isStage)) told.push('came')
      if ([...removedNodes].some(isStage)) told.push('went')
    }
    if ([...document.body.children].some(isStage)) told.push('seen')
  })
  observer.observe(document.body, { childList: true })
  const tell = vi.fn()
  rehearse(Own, () => (
    <Own>
      <Part name="" tell={tell} />
    </Own>
  ))
  await soon(() => expect(tell).toHaveBeenCalledTimes(2))
  observer.disconnect()
  expect(told).toEqual(stays)
})
