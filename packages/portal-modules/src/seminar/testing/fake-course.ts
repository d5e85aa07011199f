/**
 * A SCORM 1.2 lesson as an authoring tool would make it: pages, a question, a status, suspend data. It
 * looks for its API in the windows above it, resumes, and says LMSFinish as it is left.
 */
export const fakeLesson = (title: string, pages = 3): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 0; padding: clamp(16px, 5vw, 56px); font: 17px/1.55 system-ui, sans-serif; color: #1c2330; background: #fff }
main { max-width: 62ch; margin: 0 auto }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 12px }
button { font: 600 16px/1 system-ui, sans-serif; padding: 12px 18px; border: 0; border-radius: 8px; background: #1f4fa3; color: #fff }
button.second { background: #e6ebf3; color: #1c2330 }
nav { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 24px }
</style>
</head>
<body>
<main>
<p id="place"></p>
<h1>${title}</h1>
<p>Reichweite sagt, wie viele Menschen Ihre Werbung mindestens einmal sehen. Kontakte zählen, wie oft das geschieht.</p>
<p id="known"></p>
<nav>
<button id="next">Weiter</button>
<button id="answer" class="second">Frage beantworten</button>
<button id="broken" class="second">Fehler auslösen</button>
<button id="end" class="second">Zur nächsten Lektion</button>
</nav>
</main>
<script>
function find(win) { for (let i = 0; i < 8; i++) { if (win.API) return win.API; if (win.parent === win) return null; win = win.parent } return null }
const api = find(window)
const get = (name) => api.LMSGetValue(name)
const set = (name, value) => api.LMSSetValue(name, value)
api.LMSInitialize('')
const state = JSON.parse(get('cmi.suspend_data') || '{"page":1,"answers":{}}')
const show = () => {
  document.getElementById('place').textContent = 'Seite ' + state.page + ' von ${pages}'
  document.getElementById('known').textContent = state.answers.q1 ? 'Ihre Antwort: ' + state.answers.q1 : ''
}
const keep = () => {
  set('cmi.suspend_data', JSON.stringify(state))
  set('cmi.core.lesson_location', 'Seite ' + state.page)
}
if (get('cmi.core.lesson_status') === 'not attempted') set('cmi.core.lesson_status', 'incomplete')
set('cmi.core.exit', 'suspend')
document.getElementById('next').onclick = () => {
  state.page = Math.min(${pages}, state.page + 1)
  keep()
  if (state.page === ${pages}) { set('cmi.core.score.raw', '92'); set('cmi.core.lesson_status', 'passed') }
  api.LMSCommit('')
  show()
}
document.getElementById('answer').onclick = () => { state.answers.q1 = 'Reichweite'; keep(); api.LMSCommit(''); show() }
document.getElementById('broken').onclick = () => { throw new Error('kaputt') }
let isOver = false
const finish = () => { if (!isOver) { isOver = true; api.LMSFinish('') } }
document.getElementById('end').onclick = () => { set('nav.event', 'continue'); finish() }
addEventListener('pagehide', finish)
show()
</script>
</body>
</html>`
