import { expect, test } from 'vitest'
import { readHostMessage, seal, type FrameMessage } from './protocol.ts'
import { isScorm } from './scorm-session.ts'
import { createXapiSession, isReturned } from './xapi-session.ts'

test('a lesson of cmi5 tells the portal its time and its end, and nothing that it keeps (SEM-06)', () => {
  const sent: FrameMessage[] = []
  let now = 0
  const session = createXapiSession({ send: (one) => sent.push(one), clock: () => now })
  now = 61_500
  session.report()
  session.end()
  session.report()
  expect(sent).toEqual([
    { type: 'state', cmi: {}, isTerminated: false, seconds: 61 },
    { type: 'state', cmi: {}, isTerminated: true, seconds: 61 },
    { type: 'state', cmi: {}, isTerminated: true, seconds: 61 },
  ])
  expect([session.hasInitialized(), session.all()]).toEqual([true, { cmi: {}, seconds: 61 }])
})

test('a start says by which standard the lesson speaks; others are no start', () => {
  const start = (scormVersion: string) =>
    readHostMessage(
      seal({ type: 'start', kind: 'sco', scormVersion, entry: 'a', title: 'A', locale: 'de', scheme: 'light', cmi: {}, learner: { id: '1', name: 'A' }, settings: {} } as never), // prettier-ignore
    )
  const [scorm, cmi5] = [start('2004'), start('cmi5')]
  expect([scorm?.type === 'start' && isScorm(scorm), cmi5?.type === 'start' && isScorm(cmi5)]).toEqual([true, false]) // prettier-ignore
  expect(start('aicc')).toBeUndefined()
})

test('a lesson is over once it stands at its return address; a page of another origin says nothing', () => {
  const at = (pathname: string) =>
    ({ contentWindow: { location: { pathname } } }) as unknown as HTMLIFrameElement
  expect(isReturned(at('/p/abc/~player/returned'))).toBe(true)
  expect(isReturned(at('/p/abc/unit0/index.html'))).toBe(false)
  const foreign = Object.defineProperty({}, 'contentWindow', {
    get: () => {
      throw new Error('SecurityError')
    },
  }) as HTMLIFrameElement
  expect(isReturned(foreign)).toBe(false)
})
