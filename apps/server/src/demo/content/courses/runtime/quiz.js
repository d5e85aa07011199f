// Questions on a page: checked together, explained, and kept.
window.courseQuiz = (() => {
  const connection = window.courseConnection
  const questions = [...document.querySelectorAll('[data-question]')]
  const options = (question) => [...question.querySelectorAll('input')]
  const chosen = (question) => options(question).find(({ checked }) => checked)
  const isRight = (question) => chosen(question)?.value === question.dataset.correct
  const within = (page) => questions.filter((question) => page.contains(question))

  function explain(question) {
    const feedback = question.querySelector('[data-feedback]')
    const isCorrect = isRight(question)
    feedback.textContent = `${isCorrect ? 'Richtig.' : 'Leider nicht.'} ${question.dataset.why}`
    feedback.dataset.feedback = isCorrect ? 'right' : 'wrong'
    feedback.hidden = false
    for (const option of options(question)) option.disabled = true
  }

  return {
    has: (page) => within(page).length > 0,

    /** What was chosen, by question. */
    answers: () =>
      Object.fromEntries(questions.map((one) => [one.id, chosen(one)?.value]).filter(([, value]) => value)), // prettier-ignore

    restore(answers = {}, checked = []) {
      for (const question of questions) {
        const answer = options(question).find(({ value }) => value === answers[question.id])
        if (answer) answer.checked = true
        if (answer && checked.some((id) => document.getElementById(id)?.contains(question)))
          explain(question)
      }
    },

    /** Explains the answers of a page and reports them. Returns what to say, and where an answer is missing. */
    check(page) {
      const missing = within(page).find((question) => !chosen(question))
      if (missing)
        return { missing: options(missing)[0], words: 'Bitte beantworten Sie jede Frage.' }
      for (const question of within(page)) {
        explain(question)
        connection.interact({
          id: question.id,
          question: question.querySelector('legend').textContent,
          response: chosen(question).value,
          pattern: question.dataset.correct,
          isCorrect: isRight(question),
        })
      }
      const right = within(page).filter(isRight).length
      return { words: `${right} von ${within(page).length} richtig. Die Erklärungen stehen unter den Fragen.` } // prettier-ignore
    },

    /** The result of all questions, reported; undefined in a lesson without questions. */
    finish() {
      if (!questions.length) return undefined
      const correct = questions.filter(isRight).length
      const count = questions.length
      const isPassed = correct / count >= connection.passingShare()
      connection.report({ correct, count, isPassed })
      return { correct, count, isPassed }
    },

    clear() {
      connection.begin()
      for (const question of questions) {
        question.querySelector('[data-feedback]').hidden = true
        for (const option of options(question)) {
          option.disabled = false
          option.checked = false
        }
      }
    },
  }
})()
