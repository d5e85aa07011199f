import { describe, expect, test } from 'vitest'
import { readFrameMessage, readHostMessage, seal, type FrameMessage, type ScormStart } from './protocol.ts' // prettier-ignore
import { createScormSession } from './scorm-session.ts'

const startOf = (change: Partial<ScormStart> = {}): ScormStart => ({
  type: 'start',
  kind: 'sco',
  scormVersion: '1.2',
  entry: 'index.html',
  title: 'Reichweite',
  locale: 'de',
  scheme: 'light',
  cmi: {},
  learner: { id: '7', name: 'Kaya, Aylin' },
  settings: {
    masteryScore: null,
    scaledPassingScore: null,
    completionThreshold: null,
    launchData: null,
    maxTimeAllowed: null,
    timeLimitAction: null,
  },
  ...change,
})

async function open(change: Partial<ScormStart> = {}) {
  const sent: FrameMessage[] = []
  let now = 0
  const start = startOf(change)
  const session = await createScormSession({ start, send: (one) => sent.push(one), clock: () => now }) // prettier-ignore
  const prefix = start.scormVersion === '1.2' ? 'LMS' : ''
  const call = (name: string, ...given: string[]) => session.api[prefix + name]!(...given)
  const states = () => sent.filter((one) => one.type === 'state')
  return {
    session,
    call,
    sent,
    states,
    said: () => Object.assign({}, ...states().map(({ cmi }) => cmi)) as Record<string, string>,
    wait: (seconds: number) => (now += seconds * 1000),
    error: () => call('GetLastError'),
  }
}
const settled = () => Promise.resolve()

/** The same, by the names of each version. */
const versions = [
  {
    version: '1.2',
    end: 'Finish',
    apiName: 'API',
    location: 'cmi.core.lesson_location',
    entry: 'cmi.core.entry',
    exit: 'cmi.core.exit',
    status: 'cmi.core.lesson_status',
    time: ['cmi.core.total_time', '01:10:00', 'cmi.core.session_time', '00:10:00', '01:20:00'],
    tooLong: '405',
    again: '101',
    getBefore: '301',
    setBefore: '301',
    learner: 'cmi.core.student_name',
  },
  {
    version: '2004',
    end: 'Terminate',
    apiName: 'API_1484_11',
    location: 'cmi.location',
    entry: 'cmi.entry',
    exit: 'cmi.exit',
    status: 'cmi.completion_status',
    time: ['cmi.total_time', 'PT1H10M', 'cmi.session_time', 'PT10M', 'PT1H20M'],
    tooLong: '406',
    again: '103',
    getBefore: '122',
    setBefore: '132',
    learner: 'cmi.learner_name',
  },
] as const

describe.each(versions)('SCORM $version', (names) => {
  const { version: scormVersion } = names

  test('the lesson finds its API and learns who takes it (SEM-01)', async () => {
    const { session, call } = await open({ scormVersion, settings: { ...startOf().settings, launchData: 'kapitel=2' } }) // prettier-ignore
    expect(session.apiName).toBe(names.apiName)
    expect(call('Initialize', '')).toBe('true')
    expect(call('GetValue', names.learner)).toBe('Kaya, Aylin')
    expect(call('GetValue', 'cmi.launch_data')).toBe('kapitel=2')
    expect(call('GetValue', names.entry)).toBe('ab-initio')
  })

  test.each([
    ['suspend', 'resume'],
    ['time-out', 'resume'],
    ['', 'resume'],
    [undefined, 'resume'],
    ['normal', ''],
  ])('a visit that ended by %j is entered by %j (T-86)', async (exit, entry) => {
    const cmi = { [names.location]: 'Seite 3', ...(exit !== undefined && { [names.exit]: exit }) }
    const { call } = await open({ scormVersion, cmi })
    call('Initialize', '')
    expect(call('GetValue', names.entry)).toBe(entry)
    expect(call('GetValue', names.location)).toBe('Seite 3')
  })

  test('answers given before are there again, in their order (T-86)', async () => {
    const cmi: Record<string, string> = {}
    for (let index = 0; index < 12; index += 1) {
      cmi[`cmi.interactions.${index}.id`] = `frage-${index}`
      cmi[`cmi.interactions.${index}.type`] = 'choice'
      cmi[`cmi.interactions.${index}.result`] = 'correct'
    }
    const { call, states } = await open({ scormVersion, cmi })
    call('Initialize', '')
    expect(call('GetValue', 'cmi.interactions._count')).toBe('12')
    await settled()
    expect(states().map((one) => one.cmi)).toEqual([{}])
  })

  test('suspend data of 64,000 characters is kept whole, a megabyte is refused (SEM-06)', async () => {
    const whole = 'ä'.repeat(64_000)
    const { call, said, error } = await open({ scormVersion, cmi: { 'cmi.suspend_data': whole } })
    call('Initialize', '')
    expect(call('GetValue', 'cmi.suspend_data')).toBe(whole)
    const other = 'x'.repeat(64_000)
    expect([call('SetValue', 'cmi.suspend_data', other), error()]).toEqual(['true', '0'])
    expect(call('SetValue', 'cmi.suspend_data', 'y'.repeat(1_000_000))).toBe('false')
    expect(error()).toBe(names.tooLong)
    call('Commit', '')
    expect(said()['cmi.suspend_data']).toBe(other)
  })

  test('calls before the beginning, and a second one, have the codes of the standard', async () => {
    const { call, error } = await open({ scormVersion })
    expect([call('GetValue', names.location), error()]).toEqual(['', names.getBefore])
    expect([call('SetValue', names.location, 'x'), error()]).toEqual(['false', names.setBefore])
    expect([call('Initialize', ''), error()]).toEqual(['true', '0'])
    expect([call('Initialize', ''), error()]).toEqual(['false', names.again])
    expect([call('SetValue', names.location, 'x'), error()]).toEqual(['true', '0'])
  })

  test('all changes of a task are reported once, and only what changed (T-87)', async () => {
    const { call, states, wait } = await open({ scormVersion })
    call('Initialize', '')
    await settled()
    wait(12.6)
    call('SetValue', names.location, 'Seite 1')
    call('SetValue', names.location, 'Seite 2')
    call('SetValue', names.status, 'incomplete')
    await settled()
    call('SetValue', names.location, 'Seite 2')
    await settled()
    expect(states().slice(1)).toEqual([
      {
        type: 'state',
        cmi: { [names.location]: 'Seite 2', [names.status]: 'incomplete' },
        isTerminated: false,
        seconds: 12,
      },
    ])
  })

  test('the end is reported at once, with the time of all visits (T-87)', async () => {
    const [total, before, session, visit, after] = names.time
    const { call, states, said } = await open({ scormVersion, cmi: { [total]: before } })
    call('Initialize', '')
    expect(call('GetValue', total)).toBe(before)
    call('SetValue', session, visit)
    call('SetValue', names.exit, 'suspend')
    expect(call(names.end, '')).toBe('true')
    expect(states().at(-1)).toMatchObject({ isTerminated: true })
    expect(said()).toMatchObject({ [total]: after, [names.exit]: 'suspend' })
    expect(said()).not.toHaveProperty([names.entry])
  })

  test('one broken element does not take what was kept with it', async () => {
    const cmi = { [names.status]: 'kaputt', [names.location]: 'Seite 3', 'cmi.fremd': 'x' }
    const { call } = await open({ scormVersion, cmi })
    expect(call('Initialize', '')).toBe('true')
    expect(call('GetValue', names.location)).toBe('Seite 3')
  })

  test('whatever a lesson passes, it gets an answer', async () => {
    const { session, call } = await open({ scormVersion })
    call('Initialize', '')
    const set = Object.entries(session.api).find(([name]) => name.endsWith('SetValue'))![1]
    const odd = { toString: () => { throw new Error('kaputt') } } // prettier-ignore
    expect(set(names.location, odd as never)).toBe('false')
    expect(set(undefined as never, undefined as never)).toBe('false')
    expect(call('SetValue', names.location, 'x')).toBe('true')
  })
})

test('time that passes without a change is reported when it is asked for', async () => {
  const { session, call, states, wait } = await open()
  session.report()
  expect(states()).toEqual([])
  call('Initialize', '')
  wait(90)
  session.report()
  expect(states().at(-1)).toEqual({ type: 'state', cmi: {}, isTerminated: false, seconds: 90 })
})

test('SCORM 1.2: the score decides by the mastery score, and no status at all is completed', async () => {
  const settings = { ...startOf().settings, masteryScore: 80 }
  const quiz = await open({ settings })
  quiz.call('Initialize', '')
  quiz.call('SetValue', 'cmi.core.score.raw', '79')
  quiz.call('Finish', '')
  expect(quiz.said()).toMatchObject({ 'cmi.core.lesson_status': 'failed' })
  const silent = await open()
  silent.call('Initialize', '')
  silent.call('Finish', '')
  expect(silent.said()).toMatchObject({ 'cmi.core.lesson_status': 'completed' })
})

test('SCORM 2004: progress and score decide by the thresholds of the package', async () => {
  const settings = { ...startOf().settings, scaledPassingScore: 0.8, completionThreshold: 0.5 }
  const { call, said } = await open({ scormVersion: '2004', settings })
  call('Initialize', '')
  call('SetValue', 'cmi.progress_measure', '0.6')
  call('SetValue', 'cmi.score.scaled', '0.9')
  call('Terminate', '')
  expect(said()).toMatchObject({ 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed' }) // prettier-ignore
})

test.each([
  ['continue', { request: 'continue' }],
  ['previous', { request: 'previous' }],
  ['exitAll', { request: 'exitAll' }],
  ['abandonAll', { request: 'exitAll' }],
  ['suspendAll', { request: 'suspendAll' }],
  ['{target=L2}choice', { request: 'choice', target: 'L2' }],
])('SCORM 2004: the request %s is passed on at the end, after the state', async (asked, told) => {
  const { call, sent } = await open({ scormVersion: '2004' })
  call('Initialize', '')
  expect(call('SetValue', 'adl.nav.request', asked)).toBe('true')
  call('Terminate', '')
  expect(sent.at(-2)).toMatchObject({ type: 'state', isTerminated: true })
  expect(sent.at(-1)).toEqual({ type: 'navigate', ...told })
})

test('messages of others are not read', () => {
  for (const read of [readHostMessage, readFrameMessage])
    for (const data of [
      undefined,
      null,
      'start',
      { type: 'ready' },
      { channel: 'x', type: 'stop' },
    ])
      expect(read(data)).toBeUndefined()
  const half = { type: 'state', cmi: { a: 1 }, isTerminated: false, seconds: 1 }
  expect(readFrameMessage(seal(half as never))).toBeUndefined()
  expect(readHostMessage(seal({ ...startOf(), scormVersion: '3' } as never))).toBeUndefined()
  expect(readHostMessage(seal(startOf()))).toMatchObject({ type: 'start', entry: 'index.html' })
})

test('a lesson of SCORM 2004 reads what it may ask for, as the portal tells it, and unknown where nobody does (SEM-06)', async () => {
  const ask = (call: (...given: string[]) => string, way: string) => call('GetValue', `adl.nav.request_valid.${way}`) // prettier-ignore
  const valid = { continue: true, previous: false, choices: ['test'] }
  const { call, error, session } = await open({ scormVersion: '2004', valid })
  expect([ask(call, 'continue'), error()]).toEqual(['', '122'])
  call('Initialize', '')
  const ways = ['continue', 'previous', 'choice.{target=test}', 'choice.{target=other}']
  expect(ways.map((way) => ask(call, way))).toEqual(['true', 'false', 'true', 'false'])
  expect(error()).toBe('0')
  session.setValid({ ...valid, continue: false })
  expect(ask(call, 'continue')).toBe('false')
  const alone = await open({ scormVersion: '2004' })
  alone.call('Initialize', '')
  expect(ask(alone.call, 'continue')).toBe('unknown')
})

test('what the lesson may ask for is read from the portal, and nothing else as such', () => {
  const valid = { continue: true, previous: false, choices: ['a'] }
  expect(readHostMessage(seal({ type: 'valid', valid }))).toEqual({ type: 'valid', valid })
  const wrong = { ...valid, choices: [1] } as unknown as typeof valid
  expect(readHostMessage(seal({ type: 'valid', valid: wrong }))).toBeUndefined()
})
