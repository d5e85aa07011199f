// What SCORM 2004 calls things, for connection.js: RTE 4th edition, chapter 4.
window.courseStandard = {
  apiName: 'API_1484_11',
  /** Windows to look through for the API, by the standard's own search. */
  maxParents: 500,
  calls: {
    initialize: 'Initialize',
    terminate: 'Terminate',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
  },
  names: {
    location: 'cmi.location',
    sessionTime: 'cmi.session_time',
    exit: 'cmi.exit',
    status: 'cmi.completion_status',
    navigation: 'adl.nav.request',
  },
  exits: { suspend: 'suspend', end: 'normal' },
  /** Nothing was said of the lesson yet. */
  unknownStatus: 'unknown',
  doneStatuses: ['completed'],

  /** ISO 8601: PT1H2M3S. */
  formatDuration(seconds) {
    return `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`
  },

  /** Share of the points, from 0 to 1, from which a quiz is passed. */
  passingShare(get) {
    const score = get('cmi.scaled_passing_score')
    return score === '' ? 0.8 : Number(score)
  },

  progress(share) {
    return [['cmi.progress_measure', String(Math.round(share * 100) / 100)]]
  },

  /** A lesson is satisfied as well: the rule that opens the test asks for it. */
  completed() {
    return [
      ['cmi.progress_measure', '1'],
      ['cmi.completion_status', 'completed'],
      ['cmi.success_status', 'passed'],
    ]
  },

  result({ correct, count, isPassed }) {
    return [
      ['cmi.score.min', '0'],
      ['cmi.score.max', String(count)],
      ['cmi.score.raw', String(correct)],
      ['cmi.score.scaled', String(Math.round((correct / count) * 100) / 100)],
      ['cmi.progress_measure', '1'],
      ['cmi.completion_status', 'completed'],
      ['cmi.success_status', isPassed ? 'passed' : 'failed'],
    ]
  },

  interaction(index, { id, question, response, pattern, isCorrect, at }) {
    const name = `cmi.interactions.${index}`
    return [
      [`${name}.id`, `urn:course:${id}`],
      [`${name}.type`, 'choice'],
      // A zone is allowed behind a part of a second only (RTE 4.1.1.7).
      [`${name}.timestamp`, `${at.toISOString().slice(0, 22)}Z`],
      [`${name}.description`, `{lang=de}${question.slice(0, 240)}`],
      [`${name}.correct_responses.0.pattern`, pattern],
      [`${name}.learner_response`, response],
      [`${name}.result`, isCorrect ? 'correct' : 'incorrect'],
    ]
  },
}
