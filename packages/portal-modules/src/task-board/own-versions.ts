import type { Task } from './task-board.port.ts'

type Known = Pick<Task, 'id' | 'version'>

export interface OwnVersions {
  /** Notes which version an own command makes of each task, as it was known when it was sent. */
  note: <T extends readonly Known[]>(before: readonly Known[], answer: Promise<T>) => Promise<T>
  /** The version that one's own hand made of a task's, once what is under way has been answered. */
  after: (id: number, version: number) => Promise<number>
}

/**
 * A card that one moved a moment ago counts one version up, also while its dialog is open: whoever
 * saves it then is not told of themselves as of somebody else.
 */
export function createOwnVersions(): OwnVersions {
  const made = new Map<string, number>()
  const underWay = new Set<{ ids: ReadonlySet<number>; done: Promise<void> }>()
  return {
    note: (before, answer) => {
      const versions = new Map(before.map(({ id, version }) => [id, version]))
      const keep = async () => {
        const tasks = await answer.catch(() => [])
        for (const { id, version } of tasks)
          // Higher by more: somebody else was there too.
          if (versions.get(id) === version - 1) made.set(`${id} ${version - 1}`, version)
        underWay.delete(entry)
      }
      const entry = { ids: new Set(versions.keys()), done: Promise.resolve() }
      underWay.add(entry)
      entry.done = keep()
      return answer
    },
    after: async (id, version) => {
      const awaited = [...underWay].filter(({ ids }) => ids.has(id))
      await Promise.all(awaited.map(({ done }) => done))
      let last = version
      for (let next = made.get(`${id} ${last}`); next; next = made.get(`${id} ${last}`)) last = next
      return last
    },
  }
}
