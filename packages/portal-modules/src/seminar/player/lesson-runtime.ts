import { toPortError, type PortError } from '../../kit/port-error.ts'
import type { StateMessage } from '../frame/protocol.ts'
import type { LessonKey, SeminarPort, Standing } from '../seminar.port.ts'
import { sentOf, type KeptCommit, type Outbox } from './outbox.ts'

/** Longest time that a change waits (T-87). */
const maxWaitMs = 30_000
/** A lesson that says nothing for so long is saved before that. */
const quietMs = 5_000
/** First pause after a refusal; each is twice the one before. */
const firstPauseMs = 1_000
const longestPauseMs = 60_000

/** `saved`: all that was reported. `offline`, `failing`: it is kept here and sent again. */
export type SavedState = 'saved' | 'saving' | 'offline' | 'failing'

export interface LessonRuntimeState {
  saved: SavedState
  /** Milliseconds since 1970 when everything was saved last; null: not yet. */
  savedAt: number | null
  /** What the server made of the last commit. */
  standing: Standing | undefined
  /** The lesson goes on somewhere else; nothing is sent any more. */
  isTakenOver: boolean
  /** With it, something was not sent. */
  hasUnsent: boolean
  /** The visit is over because staff has ended the attempt, or the lesson is not there any more. */
  isOver: boolean
  /** Something that the lesson wanted to keep was refused for good; how far the learner is was not. */
  isShortened: boolean
}

/** Timers of the page; tests bring their own. */
export interface Timers {
  now: () => number
  set: (work: () => void, ms: number) => unknown
  clear: (timer: unknown) => void
}

const pageTimers: Timers = {
  now: () => Date.now(),
  set: (work, ms) => setTimeout(work, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

export interface LessonRuntimeOptions {
  port: Pick<SeminarPort, 'commit' | 'commitOnExit' | 'owner'>
  lesson: LessonKey
  launchId: string
  outbox: Outbox
  timers?: Timers
}

/** What a refusal means for what was refused. */
export type Finality = 'try-again' | 'taken-over' | 'over' | 'too-much'

export function finalityOf({ code, reason }: PortError): Finality {
  if (reason === 'taken-over') return 'taken-over'
  if (reason === 'visit-ended' || code === 'not-found' || code === 'forbidden') return 'over'
  return code === 'invalid' || code === 'too-large' ? 'too-much' : 'try-again'
}

/** A commit with nothing but how somebody stands; undefined: it is that already. */
export function shortened(commit: KeptCommit): KeptCommit | undefined {
  const standing = Object.entries(commit.cmi).filter(([element]) => isStanding(element))
  return standing.length < Object.keys(commit.cmi).length
    ? { ...commit, cmi: Object.fromEntries(standing) }
    : undefined
}

/** Elements that say how somebody stands: they are sent at once. */
const isStanding = (element: string) =>
  /^cmi\.(?:core\.)?(?:lesson_status|completion_status|success_status|score\.(?:raw|scaled))$/.test(
    element,
  )

/**
 * What a lesson says, on its way to the server. Commits are numbered and go one at a time; a number
 * always stands for the same content, so that the server can tell a repeated one. Everything is kept in
 * the outbox first and removed once it is acknowledged (SEM-06, T-87).
 */
export class LessonRuntime {
  readonly #options: LessonRuntimeOptions
  readonly #timers: Timers
  readonly #listeners = new Set<() => void>()
  /** Numbered commits in their order, the first on its way. Their content does not change any more. */
  readonly #queue: KeptCommit[] = []
  /** What came since. */
  #next: KeptCommit | undefined
  #sequence = 0
  #seconds = 0
  #isTerminated = false
  #isSending = false
  #hasEnded = false
  #failures = 0
  #error: PortError | undefined
  #quiet: unknown
  #latest: unknown
  #retry: unknown
  #idle: (() => void)[] = []
  #state: LessonRuntimeState = {
    saved: 'saved',
    savedAt: null,
    standing: undefined,
    isTakenOver: false,
    hasUnsent: false,
    isOver: false,
    isShortened: false,
  }

  constructor(options: LessonRuntimeOptions) {
    this.#options = options
    this.#timers = options.timers ?? pageTimers
  }

  readonly getSnapshot = (): LessonRuntimeState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes in what the lesson's page reports. */
  receive({ cmi, isTerminated, seconds }: StateMessage): void {
    if (this.#state.isTakenOver || this.#hasEnded) return
    this.#seconds = Math.max(this.#seconds, seconds)
    const hasTerminated = isTerminated && !this.#isTerminated
    this.#isTerminated = isTerminated
    if (Object.keys(cmi).length === 0 && !hasTerminated) return
    this.#add(cmi)
    if (hasTerminated || Object.keys(cmi).some(isStanding)) return this.commitNow()
    this.#timers.clear(this.#quiet)
    this.#quiet = this.#timers.set(() => this.commitNow(), quietMs)
    this.#latest ??= this.#timers.set(() => this.commitNow(), maxWaitMs)
    this.#emit()
  }

  /** Says that the visit goes on, where nothing else does: its lesson is served for as long as that. */
  beat(): void {
    if (this.#state.isTakenOver || this.#hasEnded || !this.#isEmpty()) return
    this.#add({})
    this.commitNow()
  }

  /** Sends what waits as soon as what is on its way has arrived. */
  commitNow(): void {
    this.#stopWaiting()
    this.#send()
    this.#emit()
  }

  /** The network is back, or the page is shown again: no pause is waited for. */
  retryNow(): void {
    this.#timers.clear(this.#retry)
    this.#retry = undefined
    this.#send()
  }

  /**
   * The page goes away: what waits is sent without anybody waiting for the answer. A page that comes back
   * from the browser's cache sends it again, since numbers are kept once.
   * @param isForGood  it will not come back, so the visit is over
   */
  leave(isForGood: boolean): void {
    const { port } = this.#options
    if (this.#state.isTakenOver || this.#hasEnded) return
    this.#stopWaiting()
    const isLast = isForGood || this.#isTerminated
    if (this.#isEmpty() && !isLast) return
    // All in one, because two that are sent at once may arrive in any order, and the earlier number would
    // count as known. What is sent again later has the same numbers and changes nothing.
    const unsent = this.#queue.map(({ cmi }) => cmi)
    this.#add(Object.assign({}, ...unsent, this.#next?.cmi), isLast)
    port.commitOnExit?.(sentOf(this.#next!))
    this.#seal()
  }

  /**
   * Ends the visit with a last commit. Resolves when everything has arrived, or after the given time:
   * then the outbox has it, and it is sent later.
   */
  async end(withinMs: number): Promise<'saved' | 'kept'> {
    if (!this.#state.isTakenOver && !this.#hasEnded) {
      this.#add({}, true)
      this.#stopWaiting()
      this.retryNow()
      this.#emit()
      const waited = this.#timers.set(() => this.#settleIdle(), withinMs)
      await new Promise<void>((resolve) => this.#idle.push(resolve))
      this.#timers.clear(waited)
    }
    this.#hasEnded = true
    this.#stopWaiting()
    this.#timers.clear(this.#retry)
    return this.#isEmpty() ? 'saved' : 'kept'
  }

  #add(cmi: Readonly<Record<string, string>>, isLast = false) {
    const { port, lesson, launchId, outbox } = this.#options
    if (!this.#next) this.#sequence += 1
    this.#next = {
      ...lesson,
      launchId,
      owner: port.owner,
      sequence: this.#sequence,
      cmi: { ...this.#next?.cmi, ...cmi },
      seconds: this.#seconds,
      ...((isLast || this.#next?.isLast) && { isLast: true }),
      keptAt: this.#next?.keptAt ?? this.#timers.now(),
    }
    void outbox.put(this.#next)
  }

  /** From now on its number stands for this content. */
  #seal() {
    if (this.#next) this.#queue.push(this.#next)
    this.#next = undefined
  }

  #send() {
    if (this.#isSending || this.#state.isTakenOver || this.#hasEnded) return
    if (this.#retry !== undefined) return
    if (this.#queue.length === 0) this.#seal()
    const [first] = this.#queue
    if (!first) return
    this.#isSending = true
    this.#options.port.commit(sentOf(first)).then(
      (standing) => this.#onSaved(first, standing),
      (error: unknown) => this.#onRefused(toPortError(error)),
    )
  }

  #onSaved(saved: KeptCommit, standing: Standing) {
    this.#isSending = false
    this.#failures = 0
    this.#error = undefined
    this.#queue.shift()
    void this.#options.outbox.remove(saved.launchId, saved.sequence)
    this.#update({ standing })
    // What came meanwhile waits for its own time, unless that is over.
    const isWaiting = this.#quiet !== undefined || this.#latest !== undefined
    if (this.#queue.length > 0 || !isWaiting) this.#send()
    if (this.#isEmpty()) {
      this.#update({ savedAt: this.#timers.now() })
      this.#settleIdle()
    }
    this.#emit()
  }

  #onRefused(error: PortError) {
    this.#isSending = false
    const finality = finalityOf(error)
    if (finality === 'too-much') return this.#shorten()
    if (finality !== 'try-again') {
      this.#stopWaiting()
      this.#seal()
      for (const commit of this.#queue)
        if (error.reason === 'visit-ended')
          void this.#options.outbox.remove(commit.launchId, commit.sequence)
        else void this.#options.outbox.put({ ...commit, isRefused: true })
      this.#update({ isTakenOver: true, isOver: finality === 'over', hasUnsent: true })
      this.#settleIdle()
      return this.#emit()
    }
    this.#failures += 1
    this.#error = error
    if (!this.#hasEnded) {
      const pause = Math.min(firstPauseMs * 2 ** (this.#failures - 1), longestPauseMs)
      this.#retry = this.#timers.set(() => this.retryNow(), pause)
    }
    this.#emit()
  }

  /** What is refused whatever happens must not hold back what comes after it. */
  #shorten() {
    const first = this.#queue.shift()
    const short = first && shortened(first)
    if (short) {
      this.#queue.unshift(short)
      void this.#options.outbox.put(short)
    } else if (first) void this.#options.outbox.remove(first.launchId, first.sequence)
    this.#update({ isShortened: true })
    this.#send()
    if (this.#isEmpty()) this.#settleIdle()
    this.#emit()
  }

  #isEmpty() {
    return this.#queue.length === 0 && !this.#next
  }

  #stopWaiting() {
    this.#timers.clear(this.#quiet)
    this.#timers.clear(this.#latest)
    this.#quiet = undefined
    this.#latest = undefined
  }

  #settleIdle() {
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  #update(change: Partial<LessonRuntimeState>) {
    this.#state = { ...this.#state, ...change }
  }

  #emit() {
    const saved = this.#savedState()
    if (saved !== this.#state.saved) this.#update({ saved })
    for (const listener of this.#listeners) listener()
  }

  #savedState(): SavedState {
    if (this.#error) return this.#error.code === 'offline' ? 'offline' : 'failing'
    return this.#isEmpty() ? 'saved' : 'saving'
  }
}
