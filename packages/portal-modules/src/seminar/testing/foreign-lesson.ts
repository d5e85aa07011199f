import { scorm } from '@gamestdio/scorm'

/**
 * A lesson that speaks to its run-time by a wrapper that authors use (a port of pipwerks'): it looks for
 * either API in the windows above, sets statuses and the exit by itself, and checks every error code.
 */
scorm.isDebugActive = false
const hasBegun = scorm.initialize()
const is12 = scorm.version === '1.2'
const names = is12
  ? { place: 'cmi.core.lesson_location', score: 'cmi.core.score.raw', entry: 'cmi.core.entry' }
  : { place: 'cmi.location', score: 'cmi.score.raw', entry: 'cmi.entry' }

const show = () => {
  const page = scorm.get(names.place) || '1'
  const words = [`Seite ${page} von 2`, scorm.version, scorm.get(names.entry), scorm.status()]
  document.querySelector('#place')!.textContent = hasBegun ? words.join(' · ') : 'ohne Verbindung'
}
const buttons: Readonly<Record<string, () => void>> = {
  next: () => {
    scorm.set(names.place, '2')
    scorm.set('cmi.suspend_data', JSON.stringify({ seen: [1, 2] }))
    scorm.commit()
    show()
  },
  pass: () => {
    scorm.set(names.score, '80')
    scorm.completionStatus = is12 ? 'passed' : 'completed'
    scorm.status(scorm.completionStatus as string)
    if (!is12) scorm.set('cmi.success_status', 'passed')
    scorm.commit()
    show()
  },
}
for (const [id, work] of Object.entries(buttons))
  document.querySelector(`#${id}`)!.addEventListener('click', work)
addEventListener('pagehide', () => scorm.terminate())
show()
