import { seminars } from '@atrium/api-client/contract'
import { PortError } from '../../kit/port-error.ts'
import type { Commit, SeminarPort } from '../seminar.port.ts'
import { asPort, type SeminarCallContext } from './call-context.ts'
import { toLaunch, toStanding } from './to-seminar.ts'

/** Browsers refuse more than this from a page that goes away (Fetch, 64 KiB in flight). */
const maxExitBytes = 60_000

const bodyOfCommit = ({ launchId, sequence, cmi, seconds, isLast }: Commit) => ({
  launchId,
  sequence,
  cmi: { ...cmi },
  seconds,
  ...(isLast && { isLast }),
})

/** A lesson that runs: opens it, and keeps what it says. */
export function runtimeCalls(
  { client, scope, ofLesson }: SeminarCallContext,
  fetcher: typeof fetch,
): Pick<SeminarPort, 'launch' | 'commit' | 'commitOnExit'> {
  return {
    launch: async ({ takeOver, ...lesson }) =>
      toLaunch(
        await asPort(
          client.call(seminars.launch, {
            ...ofLesson(lesson),
            body: { ...(takeOver && { takeOver }) },
          }),
        ),
      ),

    commit: async (commit) => {
      const answer = await asPort(
        client.call(seminars.saveRuntime, { ...ofLesson(commit), body: bodyOfCommit(commit) }),
      )
      // The visit that counts is another one: what was reached is kept, and this one is over.
      if (answer.isTakenOver) throw new PortError({ code: 'conflict', reason: 'taken-over' })
      return toStanding(answer)
    },

    ...(client.door && {
      commitOnExit: (commit) => {
        const { door } = client
        const body = JSON.stringify(bodyOfCommit(commit))
        // What is too much for it stays in the browser and is sent at the next opening.
        if (!door || new TextEncoder().encode(body).length > maxExitBytes) return
        const path = `seminars/${scope.tenant}/${commit.seminarId}/lessons/${commit.lessonId}/runtime`
        void door
          .headers()
          .then((headers) =>
            fetcher(door.address('api', path), {
              method: 'PUT',
              keepalive: true,
              headers: { ...headers, 'content-type': 'application/json' },
              body,
            }),
          )
          .catch(() => undefined)
      },
    }),
  }
}
