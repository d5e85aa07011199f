import type { Launch } from '../seminar.port.ts'
import type { LessonRuntime } from './lesson-runtime.ts'
import type { Outbox } from './outbox.ts'
import { inEndedVisit } from './visit-lock.ts'

/**
 * What earlier visits of a lesson could not send, since the server refused it, becomes part of the new
 * one: a later commit of theirs would come after it. Returns the elements that the lesson begins with.
 */
export async function carryOver(
  outbox: Outbox,
  runtime: LessonRuntime,
  launch: Launch,
  {
    seminarId,
    lessonId,
    owner,
  }: { seminarId: number; lessonId: number; owner: string | undefined },
): Promise<Launch['cmi']> {
  const left = (await outbox.read()).filter(
    (one) =>
      one.seminarId === seminarId &&
      one.lessonId === lessonId &&
      one.owner === owner &&
      !one.isRefused,
  )
  let cmi = launch.cmi
  for (const { launchId, sequence, cmi: changed } of left) {
    if (launchId === launch.launchId) continue
    await inEndedVisit(launchId, async () => {
      cmi = { ...cmi, ...changed }
      runtime.receive({ type: 'state', cmi: changed, isTerminated: false, seconds: 0 })
      await outbox.remove(launchId, sequence)
    })
  }
  return cmi
}
