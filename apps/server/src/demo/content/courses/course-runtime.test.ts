import { Window, type HTMLButtonElement, type HTMLElement } from 'happy-dom'
import { expect, test } from 'vitest'
import { textsOf } from './testing/course-texts.ts'
import { datenschutz } from './datenschutz.ts'
import { mediaAbc } from './media-abc.ts'

/** A portal in memory: keeps what a lesson sets, and in which order it was called. */
function createPortal(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  const calls: string[] = []
  const call =
    (name: string, answer: (...args: string[]) => string) =>
    (...args: string[]) => {
      calls.push([name, ...args].join(' ').trim())
      return answer(...args)
    }
  const get = (name: string) => values.get(name) ?? ''
  const set = (name: string, value: string) => {
    values.set(name, value)
    return 'true'
  }
  const yes = () => 'true'
  const v12 = { LMSInitialize: call('Initialize', yes), LMSFinish: call('Terminate', yes), LMSCommit: call('Commit', yes), LMSGetValue: get, LMSSetValue: set } // prettier-ignore
  const v2004 = { Initialize: call('Initialize', yes), Terminate: call('Terminate', yes), Commit: call('Commit', yes), GetValue: get, SetValue: set } // prettier-ignore
  return { values, calls, globals: { API: v12, API_1484_11: v2004 } }
}
type Portal = ReturnType<typeof createPortal>

/** Opens a lesson in a window whose parent holds the portal's API. */
async function openLesson(zip: Buffer, id: string, portal?: Portal) {
  const texts = await textsOf(zip)
  const window = new Window({ settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true } }) // prettier-ignore
  const top = {}
  const parent = { ...portal?.globals, parent: top }
  Object.assign(top, { parent: top })
  Object.defineProperty(window, 'parent', { value: parent })
  window.document.write(texts.get(`${id}/index.html`)!)
  window.eval(texts.get('shared/course.js')!)
  const { document } = window
  const button = (step: string) => document.querySelector<HTMLButtonElement>(`[data-step=${step}]`)! // prettier-ignore
  const text = (part: string) => document.querySelector(`[data-part=${part}]`)!.textContent
  return {
    window,
    heading: () => document.querySelector('section:not([hidden]) h2')!.textContent,
    focused: () => document.activeElement!.textContent,
    text,
    next: () => button('next').click(),
    again: () => button('again').click(),
    label: () => button('next').textContent,
    /** Chooses the right option of the page's questions, and a wrong one of those named. */
    answer(...wrong: string[]) {
      for (const question of document.querySelectorAll<HTMLElement>(
        'section:not([hidden]) [data-question]',
      )) {
        // prettier-ignore
        const inputs = [...question.querySelectorAll('input')]
        const isWrong = wrong.includes(question.id)
        inputs.find(({ value }) => (value === question.dataset.correct) !== isWrong)!.checked = true
      }
    },
    field: (id: string) => document.getElementById(id) as unknown as { value: string },
  }
}

const partOf = ({ values }: Portal, ...names: string[]) => names.map((name) => values.get(name))

test('a SCORM 1.2 lesson is incomplete from its first page, completed on its last, and not to be resumed then (SEM-06)', async () => {
  const portal = createPortal({ 'cmi.core.lesson_status': 'not attempted' })
  const lesson = await openLesson(mediaAbc(), 'kennzahlen', portal)
  expect(partOf(portal, 'cmi.core.lesson_status', 'cmi.core.exit')).toEqual(['incomplete', 'suspend']) // prettier-ignore
  lesson.next()
  expect([lesson.heading(), lesson.focused()]).toEqual(['Reichweite: wie viele Menschen', 'Reichweite: wie viele Menschen']) // prettier-ignore
  expect(partOf(portal, 'cmi.core.lesson_status', 'cmi.core.lesson_location')).toEqual(['incomplete', 'reichweite']) // prettier-ignore
  for (let page = 2; page < 5; page += 1) lesson.next()
  expect(partOf(portal, 'cmi.core.lesson_status', 'cmi.core.lesson_location', 'cmi.core.exit')).toEqual(['completed', 'zusammenfassung', '']) // prettier-ignore
  expect(portal.values.get('cmi.core.session_time')).toMatch(/^\d{2,4}:\d{2}:\d{2}$/u)
  lesson.next()
  expect(portal.calls.at(0)).toBe('Initialize')
  expect(portal.calls.slice(-2)).toEqual(['Commit', 'Terminate'])
})

test('a lesson that was left in the middle goes on there with its answers (SEM-06, T-86)', async () => {
  const portal = createPortal({ 'cmi.core.lesson_status': 'not attempted' })
  const first = await openLesson(mediaAbc(), 'briefing', portal)
  first.next()
  first.field('ziel').value = 'Mehr "Besuche" & <mehr>'
  first.window.dispatchEvent(new first.window.Event('pagehide'))
  expect(portal.calls.at(-1)).toBe('Terminate')
  const second = await openLesson(mediaAbc(), 'briefing', createPortal(Object.fromEntries(portal.values))) // prettier-ignore
  expect(second.heading()).toBe('Schreiben Sie Ihr Briefing')
  expect(second.field('ziel').value).toBe('Mehr "Besuche" & <mehr>')
  expect(second.text('status')).toBe('Sie machen dort weiter, wo Sie aufgehört haben.')
})

test('the quiz of SCORM 1.2 reports points, each answer and whether it was passed, and can be repeated (SEM-06)', async () => {
  const portal = createPortal({ 'cmi.core.lesson_status': 'not attempted', 'cmi.student_data.mastery_score': '80' }) // prettier-ignore
  const quiz = await openLesson(mediaAbc(), 'quiz', portal)
  const run = (...wrong: string[]) => {
    quiz.next()
    for (let page = 0; page < 2; page += 1) {
      quiz.answer(...wrong)
      quiz.next()
      quiz.next()
    }
  }
  quiz.next()
  quiz.next()
  expect([quiz.text('status'), quiz.label()]).toEqual(['Bitte beantworten Sie jede Frage.', 'Antworten prüfen']) // prettier-ignore
  quiz.window.document.querySelector<HTMLButtonElement>('[data-step=back]')!.click()
  run('netto', 'budget')
  const names = ['raw', 'min', 'max'].map((name) => `cmi.core.score.${name}`)
  expect(partOf(portal, 'cmi.core.lesson_status', ...names)).toEqual(['failed', '67', '0', '100'])
  expect(quiz.text('result')).toBe('4 von 6 Fragen richtig: noch nicht bestanden.')
  expect(partOf(portal, 'cmi.interactions.0.id', 'cmi.interactions.0.type', 'cmi.interactions.0.result', 'cmi.interactions.1.result')).toEqual(['netto', 'choice', 'wrong', 'correct']) // prettier-ignore
  quiz.again()
  expect(portal.values.get('cmi.core.exit')).toBe('suspend')
  run('tkp')
  expect(partOf(portal, 'cmi.core.lesson_status', ...names)).toEqual(['passed', '83', '0', '100'])
  expect(portal.values.get('cmi.interactions.11.id')).toBe('freigabe')
})

test('a SCORM 2004 lesson reports progress, is satisfied on its last page and asks for the next one (SEM-06)', async () => {
  const portal = createPortal({ 'cmi.completion_status': 'unknown' })
  const lesson = await openLesson(datenschutz(), 'personendaten', portal)
  lesson.next()
  expect(partOf(portal, 'cmi.completion_status', 'cmi.progress_measure', 'cmi.exit')).toEqual(['incomplete', '0.5', 'suspend']) // prettier-ignore
  lesson.next()
  expect(partOf(portal, 'cmi.completion_status', 'cmi.success_status', 'cmi.progress_measure', 'cmi.exit')).toEqual(['completed', 'passed', '1', 'normal']) // prettier-ignore
  expect(portal.values.get('cmi.session_time')).toMatch(/^PT\d+H\d+M\d+S$/u)
  lesson.next()
  expect(portal.values.get('adl.nav.request')).toBe('continue')
  expect(portal.calls.at(-1)).toBe('Terminate')
})

test('the SCORM 2004 test is passed with four of five answers, and says so by its scaled score (SEM-06)', async () => {
  const portal = createPortal({ 'cmi.completion_status': 'unknown', 'cmi.scaled_passing_score': '0.8' }) // prettier-ignore
  const exam = await openLesson(datenschutz(), 'abschlusstest', portal)
  exam.next()
  for (let page = 0; page < 2; page += 1) {
    exam.answer('bezug')
    exam.next()
    exam.next()
  }
  expect(partOf(portal, 'cmi.completion_status', 'cmi.success_status', 'cmi.score.scaled')).toEqual(['completed', 'passed', '0.8']) // prettier-ignore
  expect(partOf(portal, 'cmi.interactions.0.id', 'cmi.interactions.0.result')).toEqual(['urn:course:bezug', 'incorrect']) // prettier-ignore
  expect(portal.values.get('cmi.interactions.0.timestamp')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\dZ$/u) // prettier-ignore
})

test('a lesson without a portal says that nothing is saved, and can be read (SEM-06)', async () => {
  const lesson = await openLesson(mediaAbc(), 'kennzahlen')
  expect(lesson.text('alarm')).toMatch('Keine Verbindung zum Lernportal')
  lesson.next()
  expect(lesson.heading()).toBe('Reichweite: wie viele Menschen')
})
