// Learners who commit at once, beside the same learners who load the list of their seminars.
import { join } from 'node:path'
import { say } from '../../tools/lib/say.mjs'
import { root } from '../../tools/lib/setup.mjs'
import { median, short, table } from '../lib/stats.mjs'
import { startSubject } from '../lib/subject.mjs'
import { loadEach } from './load.mjs'

const learnersAtOnce = 200

/** Each commit is a new one: a number further, with one more answer and a place (SEM-06). */
const commitOf = ({ launchId, ...request }, turn) => ({
  ...request,
  body: JSON.stringify({
    launchId,
    sequence: turn,
    seconds: turn,
    cmi: {
      'cmi.core.lesson_location': String(turn % 40),
      [`cmi.interactions.${turn % 40}.id`]: `answer-${turn}`,
      'cmi.suspend_data': `page=${turn};`.repeat(40),
    },
  }),
})

/** Measures both, in turns; the figures are the middle of the rounds. */
export async function measureLessons(database, { seconds, rounds }) {
  const { told, stop } = await startSubject(join(root, 'bench/server/lessons-subject.ts'), {
    args: [String(learnersAtOnce)],
    env: { TEST_DATABASE_URL: database.url },
  })
  try {
    const { learners } = told
    const turns = learners.map(() => 0)
    const asks = {
      commit: (learner) => commitOf(learners[learner].commit, (turns[learner] += 1)),
      list: (learner) => learners[learner].list,
    }
    const samples = { commit: [], list: [] }
    for (let round = 0; round <= rounds; round++)
      for (const name of round % 2 ? ['list', 'commit'] : ['commit', 'list']) {
        const asked = { clients: learners.length, seconds: round === 0 ? 1 : seconds }
        const sample = await loadEach(asks[name], asked)
        // The first round warms both up.
        if (round > 0) samples[name].push(sample)
      }
    const middle = (name, key) => median(samples[name].map((sample) => sample[key]))
    const rows = Object.fromEntries(
      Object.keys(samples).map((name) => [
        name,
        {
          perSecond: middle(name, 'perSecond'),
          p50: middle(name, 'p50'),
          p95: middle(name, 'p95'),
        },
      ]),
    )
    const lines = Object.entries(rows).map(([name, row]) => [
      name,
      ...[row.perSecond, row.p50, row.p95].map(short),
    ])
    for (const line of table([`${learners.length} learners`, 'per second', 'p50 ms', 'p95 ms'], lines)) say(line) // prettier-ignore
    return { learners: learners.length, rows }
  } finally {
    await stop()
  }
}
