import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { unstable_serialize, useSWRConfig, type Cache } from 'swr'
import {
  createPendingQueue,
  type Command,
  type LiveChange,
  type PendingQueue,
  type Sending,
} from './pending-commands.ts'
import type { Query } from '../query.ts'
import { isGone, useQuery, withData, type QueryResult } from '../reading/useQuery.ts'

/** How commands of one kind change what is shown; made once per module with `createPendingCommands`. */
export interface PendingCommands<T, C extends Command> {
  apply: (truth: T, command: C) => T
  queueFor: (cache: Cache, key: string, make: () => PendingQueue<T, C>) => PendingQueue<T, C>
}

/**
 * Declares an overlay. `apply` must be pure and total: it is replayed over every new truth and does
 * nothing when what it names has gone.
 */
export function createPendingCommands<T, C extends Command>({
  apply,
}: {
  apply: (truth: T, command: C) => T
}): PendingCommands<T, C> {
  // Per cache, so that two hosts on one page never share what is pending.
  const queues = new WeakMap<Cache, Map<string, PendingQueue<T, C>>>()
  return {
    apply,
    queueFor(cache, key, make) {
      let byKey = queues.get(cache)
      if (!byKey) queues.set(cache, (byKey = new Map()))
      let queue = byKey.get(key)
      if (!queue) byKey.set(key, (queue = make()))
      return queue
    },
  }
}

export interface Pending<T, C extends Command> {
  /** Only `first` is there: the rest is on its way, or did not come (`refreshError`). */
  isPartial: boolean
  /** The truth with the pending commands applied. */
  result: QueryResult<T>
  pending: readonly C[]
  run: <Answer>(command: C, sending: Sending<T, Answer>) => Promise<Answer>
  receive: (change: LiveChange<T>) => void
}

/** The part, while the whole is not there; undefined where the whole says what is to be shown. */
function withoutRest<T>(
  part: Extract<QueryResult<T>, { state: 'ready' }>,
  whole: QueryResult<T>,
): QueryResult<T> | undefined {
  if (whole.state === 'loading') return part
  if (whole.state === 'ready' || isGone(whole.error)) return undefined
  return { ...part, refresh: whole.retry, refreshError: whole.error }
}

const nothing: readonly never[] = []
const getNothing = () => nothing
const subscribeToNothing = () => () => undefined

/**
 * Reads a query and lays the pending commands of its key over the truth.
 * @param first  a part of it that comes sooner: asked for before it, and shown until it is there
 */
export function usePending<T, C extends Command>(
  query: Query<T> | undefined,
  commands: PendingCommands<T, C>,
  first?: Query<T>,
): Pending<T, C> {
  const { cache, mutate } = useSWRConfig()
  const key = query ? unstable_serialize([...query.key]) : undefined
  const isKnown = key !== undefined && cache.get(key)?.data !== undefined
  const part = useQuery(query && !isKnown ? first : undefined)
  const waits = first !== undefined && !isKnown && part.state === 'loading'
  const whole = useQuery(waits ? undefined : query)
  const rest = part.state === 'ready' ? withoutRest(part, whole) : undefined
  const isPartial = rest !== undefined
  const truth = rest ?? whole

  const queue = useMemo(() => {
    if (key === undefined) return undefined
    return commands.queueFor(cache, key, () =>
      createPendingQueue<T, C>({
        read: () => cache.get(key)?.data as T | undefined,
        isLoading: () => cache.get(key)?.isValidating === true,
        update: (change) =>
          void mutate<T>(key, (current) => current && change(current), { revalidate: false }),
        revalidate: () => mutate(key),
      }),
    )
  }, [cache, commands, key, mutate])

  const pending = useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    queue?.getSnapshot ?? getNothing,
    getNothing,
  )
  const data = truth.state === 'ready' ? truth.data : undefined
  const shown = useMemo(
    () => (data === undefined ? undefined : pending.reduce(commands.apply, data)),
    [commands, data, pending],
  )

  const run = useCallback(
    <Answer>(command: C, sending: Sending<T, Answer>) =>
      queue ? queue.run(command, sending) : sending.send(undefined),
    [queue],
  )
  const receive = useCallback((change: LiveChange<T>) => queue?.receive(change), [queue])

  const result: QueryResult<T> =
    truth.state === 'ready' && shown !== undefined ? withData(truth, shown) : truth
  return { isPartial, result, pending, run, receive }
}
