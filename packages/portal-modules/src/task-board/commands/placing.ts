import { untilOnline } from '../../kit/reading/until-online.ts'
import { placesFor, placesOf } from '../task-board.buckets.ts'
import { withTasks } from '../task-board.logic.ts'
import type { Placing, Task, TaskList } from '../task-board.port.ts'
import type { TaskCommands } from './task-commands.types.ts'
import type { CommandContext } from './command-context.ts'
import type { SavingCommands } from './saving.ts'

/** Largest batch that `tasks.place` accepts. */
const maxBatchSize = 500

/** Moves tasks into a bucket or to another place in it, and back. */
export function createPlacing(context: CommandContext, { saveAll }: SavingCommands) {
  const { port, run, own, latest, offerUndo, t, fail, known, bucketName, named, hintOf } = context
  const putInto = async (places: readonly Placing[]) => {
    const parts: Promise<readonly Task[]>[] = []
    for (let at = 0; at < places.length; at += maxBatchSize) {
      const part = places.slice(at, at + maxBatchSize)
      const commandId = crypto.randomUUID()
      const send = (truth: TaskList | undefined) => {
        const ids = new Set(part.map(({ id }) => id))
        const before = truth?.tasks.filter(({ id }) => ids.has(id)) ?? []
        return own.note(before, untilOnline(() => port.place({ places: part, commandId }))) // prettier-ignore
      }
      parts.push(run({ commandId, type: 'place', places: part }, { send, merge: withTasks }))
    }
    return (await Promise.all(parts)).flat()
  }
  /** Where they were, as what they were: a bucket that says nothing leaves them what they became. */
  const putBack = async (before: readonly Task[], places: readonly Placing[]) => {
    try {
      const statusOf = new Map(before.map(({ id, status }) => [id, status]))
      const back = await putInto(places)
      const others = back.filter(({ id, status }) => status !== statusOf.get(id))
      const { failures } = await saveAll(others, ({ id }) => ({ status: statusOf.get(id)! }))
      if (failures[0]) throw failures[0].error
    } catch (error) {
      fail(t('undo.failed', named(before)), error)
    }
  }
  const place: TaskCommands['place'] = async (ids, bucketId, beforeId) => {
    const before = known(ids)
    const moved = before.filter((task) => task.bucketId !== bucketId)
    const places = placesFor(latest.current?.tasks ?? [], ids, bucketId, beforeId)
    const back = placesOf(before, ids)
    let placed: readonly Task[]
    try {
      placed = await putInto(places)
    } catch (error) {
      fail(t('move.failed', named(before)), error)
      throw error
    }
    // Another place in the same column is nothing to speak of.
    if (moved.length === 0) return
    const hint = hintOf(bucketId, placed)
    offerUndo(
      t('move.done', { ...named(moved), bucket: bucketName(bucketId) }),
      () => void putBack(before, back),
      hint ? { tone: 'info', detail: hint } : undefined,
    )
  }
  return place
}
