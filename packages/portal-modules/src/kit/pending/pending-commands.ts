import { toPortError } from '../port-error.ts'

/** A change that a person made; its id travels to the server and comes back with live events. */
export interface Command {
  commandId: string
}

/** The place that holds the server's truth. */
export interface Truth<T> {
  /** Undefined while nothing is loaded: then there is nothing to patch. */
  read(): T | undefined
  /** A load is under way, whoever asked for it. */
  isLoading(): boolean
  /** Changes the truth at once, without loading. A load under way is thrown away by this. */
  update(change: (truth: T) => T): void
  /** Loads the truth again; resolves when the load has ended, well or not. */
  revalidate(): Promise<unknown>
}

export interface Sending<T, Answer> {
  /** Gets the truth as it stands when the command's turn comes: its version, say. */
  send: (truth: T | undefined) => Promise<Answer>
  /** Takes the server's answer into the truth. Must not go back behind a newer state. */
  merge: (truth: T, answer: Answer) => T
}

/** Something that happened elsewhere, or the echo of what happened here. */
export interface LiveChange<T> {
  commandId?: string | undefined
  /** The change itself, where the event carries it. Absent: the truth is loaded again. */
  patch?: (truth: T) => T
}

export interface PendingQueue<T, C extends Command> {
  getSnapshot: () => readonly C[]
  subscribe: (listener: () => void) => () => void
  /** Shows the command at once and sends it after those before it. Rejects with a `PortError`. */
  run: <Answer>(command: C, sending: Sending<T, Answer>) => Promise<Answer>
  /** Takes in an event that came over the live connection. */
  receive: (change: LiveChange<T>) => void
  /** Resolves when nothing is pending and the truth is fresh. */
  settled: () => Promise<void>
}

const rememberedIds = 200

/**
 * The overlay's memory for one query key: the truth stays the server's, commands lie over it until
 * they are answered. They are sent one after another; a refused one is dropped alone.
 */
export function createPendingQueue<T, C extends Command>(truth: Truth<T>): PendingQueue<T, C> {
  let pending: readonly C[] = []
  let tail: Promise<unknown> = Promise.resolve()
  let refreshing: Promise<void> | undefined
  let isStale = false
  let inFlight = 0
  const answered = new Set<string>()
  const listeners = new Set<() => void>()

  const show = (next: readonly C[]) => {
    pending = next
    for (const listener of listeners) listener()
  }
  const drop = (commandId: string) => {
    if (pending.some((command) => command.commandId === commandId)) {
      show(pending.filter((command) => command.commandId !== commandId))
    }
  }
  const patch = (change: (truth: T) => T) => {
    // An update throws a load under way away, so that load must be asked for once more, afterwards.
    const isLoadNeeded = truth.read() === undefined || truth.isLoading() || refreshing !== undefined
    if (truth.read() !== undefined) truth.update(change)
    if (isLoadNeeded) refresh()
  }
  const refresh = () => {
    isStale = true
    refreshing ??= load()
  }
  const load = () => {
    isStale = false
    const ended = () => {
      refreshing = undefined
      if (isStale) refresh()
    }
    return truth.revalidate().then(ended, ended)
  }
  const settled = async (): Promise<void> => {
    await tail
    await refreshing
    if (inFlight > 0 || refreshing) await settled()
  }
  const remember = (commandId: string) => {
    answered.add(commandId)
    if (answered.size > rememberedIds) answered.delete(answered.values().next().value!)
  }

  return {
    getSnapshot: () => pending,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run(command, { send, merge }) {
      show([...pending, command])
      inFlight += 1
      const answer = tail
        .then(() => send(truth.read()))
        .then(
          (value) => {
            remember(command.commandId)
            patch((current) => merge(current, value))
            // In the same breath: what is shown changes once, not for each of the two.
            drop(command.commandId)
            return value
          },
          (error: unknown) => {
            throw toPortError(error)
          },
        )
      const ended = () => {
        inFlight -= 1
        drop(command.commandId)
        if (inFlight === 0) refresh()
      }
      tail = answer.then(ended, ended)
      return answer
    },
    receive({ commandId, patch: change }) {
      const isOwn =
        commandId !== undefined &&
        (answered.has(commandId) || pending.some((command) => command.commandId === commandId))
      if (!change) {
        // The answer brings our own change, and the queue's end loads anyway.
        if (!isOwn) refresh()
        return
      }
      patch(change)
      if (commandId === undefined) return
      remember(commandId)
      drop(commandId)
    },
    settled,
  }
}
