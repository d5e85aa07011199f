// What SCORM 1.2 calls things, for connection.js: RTE 1.2, chapter 3.
const two = (value) => String(value).padStart(2, '0')

window.courseStandard = {
  apiName: 'API',
  /** Windows to look through for the API, by the standard's own search. */
  maxParents: 7,
  calls: {
    initialize: 'LMSInitialize',
    terminate: 'LMSFinish',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
  },
  names: {
    location: 'cmi.core.lesson_location',
    sessionTime: 'cmi.core.session_time',
    exit: 'cmi.core.exit',
    status: 'cmi.core.lesson_status',
  },
  exits: { suspend: 'suspend', end: '' },
  /** Nothing was said of the lesson yet. */
  unknownStatus: 'not attempted',
  doneStatuses: ['completed', 'passed'],

  /** CMITimespan: HHHH:MM:SS. */
  formatDuration(seconds) {
    return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` // prettier-ignore
  },

  /** Share of the points, from 0 to 1, from which a quiz is passed. */
  passingShare(get) {
    const score = get('cmi.student_data.mastery_score')
    return score === '' ? 0.8 : Number(score) / 100
  },

  /** SCORM 1.2 knows no progress within a lesson. */
  progress() {
    return []
  },

  completed() {
    return [['cmi.core.lesson_status', 'completed']]
  },

  result({ correct, count, isPassed }) {
    return [
      ['cmi.core.score.min', '0'],
      ['cmi.core.score.max', '100'],
      ['cmi.core.score.raw', String(Math.round((correct / count) * 100))],
      ['cmi.core.lesson_status', isPassed ? 'passed' : 'failed'],
    ]
  },

  interaction(index, { id, response, pattern, isCorrect, at }) {
    const name = `cmi.interactions.${index}`
    return [
      [`${name}.id`, id],
      [`${name}.type`, 'choice'],
      [`${name}.time`, `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`],
      [`${name}.correct_responses.0.pattern`, pattern],
      [`${name}.student_response`, response],
      [`${name}.result`, isCorrect ? 'correct' : 'wrong'],
    ]
  },
}
