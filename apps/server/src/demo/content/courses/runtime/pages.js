// The pages of a lesson: one is shown at a time, and where the learner is, is kept.
{
  const connection = window.courseConnection
  const quiz = window.courseQuiz
  const find = (selector) => document.querySelector(selector)
  const pages = [...document.querySelectorAll('[data-page]')]
  const fields = [...document.querySelectorAll('[data-field]')]
  const [back, next, again] = ['back', 'next', 'again'].map((step) => find(`[data-step=${step}]`))
  const [status, alarm, result] = ['status', 'alarm', 'result'].map((part) => find(`[data-part=${part}]`)) // prettier-ignore
  const saveDelayMs = 1_000
  const titleOfLesson = document.title
  let current = 0
  let checked = []
  let isDone = false
  let isClosed = false
  let saving = 0

  const isLast = () => current === pages.length - 1
  const isUnchecked = () => quiz.has(pages[current]) && !checked.includes(pages[current].id)
  const warn = (words) => {
    alarm.textContent = words
    alarm.hidden = false
  }

  const kept = () => ({
    answers: quiz.answers(),
    checked,
    fields: Object.fromEntries(fields.map(({ id, value }) => [id, value])),
  })

  function save() {
    clearTimeout(saving)
    if (isClosed) return
    const progress = isDone ? undefined : current / (pages.length - 1)
    const isKept = connection.save({ location: pages[current].id, data: kept(), progress })
    if (isKept) alarm.hidden = true
    else warn('Das konnte gerade nicht gespeichert werden. Wir versuchen es beim nächsten Schritt wieder.') // prettier-ignore
  }

  function draw() {
    for (const [index, page] of pages.entries()) page.hidden = index !== current
    for (const echo of document.querySelectorAll('[data-echo]'))
      echo.textContent = document.getElementById(echo.dataset.echo).value.trim() || '(noch leer)'
    find('[data-part=position]').textContent = `Seite ${current + 1} von ${pages.length}`
    find('progress').value = current + 1
    document.title = `${pages[current].querySelector('h2').textContent} – ${titleOfLesson}`
    back.hidden = current === 0
    next.textContent = isUnchecked() ? next.dataset.check : isLast() ? next.dataset.end : next.dataset.next // prettier-ignore
    next.hidden = isLast() && isClosed
  }

  function show(index) {
    current = index
    status.textContent = ''
    draw()
    if (isLast() && !isDone) finish()
    save()
    pages[current].querySelector('h2').focus()
    window.scrollTo(0, 0)
  }

  function finish() {
    const outcome = quiz.finish()
    isDone = true
    if (!outcome) connection.complete()
    else tell(outcome)
  }

  function tell({ correct, count, isPassed }) {
    result.textContent = `${correct} von ${count} Fragen richtig: ${isPassed ? 'bestanden. Glückwunsch!' : 'noch nicht bestanden.'}` // prettier-ignore
    result.dataset.result = isPassed ? 'passed' : 'failed'
    again.hidden = isPassed
  }

  function check() {
    const { missing, words } = quiz.check(pages[current])
    status.textContent = words
    if (missing) return missing.focus()
    checked = [...checked, pages[current].id]
    draw()
    save()
  }

  function leave() {
    save()
    isClosed = true
    connection.close(next.dataset.request)
    find('nav').hidden = true
    if (again) again.hidden = true
    status.textContent = 'Gespeichert. Wenn es nicht von selbst weitergeht, schließen Sie die Lektion im Portal.' // prettier-ignore
    status.focus()
  }

  function saveSoon() {
    clearTimeout(saving)
    saving = setTimeout(save, saveDelayMs)
  }

  back.addEventListener('click', () => show(current - 1))
  next.addEventListener('click', () => {
    if (isUnchecked()) check()
    else if (isLast()) leave()
    else show(current + 1)
  })
  again?.addEventListener('click', () => {
    quiz.clear()
    checked = []
    isDone = false
    show(0)
  })
  document.addEventListener('input', saveSoon)
  document.addEventListener('visibilitychange', () => document.hidden && save())
  window.addEventListener('pagehide', () => {
    save()
    if (!isClosed) connection.close()
    isClosed = true
  })
  // Out of the browser's memory the page comes back with a line that was closed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

  const visit = connection.open()
  if (visit) {
    const { location, data, isDone: wasDone } = visit
    for (const field of fields) field.value = data.fields?.[field.id] ?? ''
    checked = data.checked ?? []
    quiz.restore(data.answers, checked)
    isDone = wasDone
    const found = pages.findIndex(({ id }) => id === location)
    current = Math.max(0, found)
    if (found > 0) status.textContent = 'Sie machen dort weiter, wo Sie aufgehört haben.'
    // A quiz that was left at its result shows it again, whatever became of it.
    if (isLast() && result) finish()
  } else {
    isClosed = true
    warn('Keine Verbindung zum Lernportal: Ihr Fortschritt wird nicht gespeichert. Bitte öffnen Sie diese Lektion im Portal.') // prettier-ignore
  }
  draw()
}
