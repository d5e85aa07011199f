import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { AudienceChanges, AudienceGroup } from '../kit/audience/audience.types.ts'
import { useAudienceSave, type SaveAudience } from '../kit/audience/useAudienceSave.ts'
import { useChoosableGroups } from '../kit/audience/useChoosableGroups.ts'
import {
  createPendingCommands,
  errorText,
  toPortError,
  useAddressState,
  useMessages,
  useModuleHost,
  usePending,
  useSetParams,
  useUndo,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { useReplay } from './player/index.ts'
import {
  applyCommand,
  countStates,
  findSeminars,
  idOf,
  inOrder,
  kindFilters,
  segmentOf,
  stateFilters,
  withoutSeminar,
  withSeminar,
  type KindFilter,
  type PendingCommand,
  type StateFilter,
} from './seminar.logic.ts'
import type {
  AttemptsChoice,
  Seminar,
  SeminarChange,
  SeminarCollection,
  SeminarFields,
  SeminarPort,
  UploadWay,
  PackagedSeminar,
} from './seminar.port.ts'

const commands = createPendingCommands<SeminarCollection, PendingCommand>({ apply: applyCommand })

interface SeminarFilter {
  state: StateFilter
  kind: KindFilter
}

/** What staff do with seminars; each part is absent where the host or the caller's rights lack it. */
export interface SeminarEditing {
  /** Undefined: done. Else why not; what was written is still the editor's. */
  save: (
    seminar: Seminar | undefined,
    version: number,
    fields: SeminarFields,
    groupIds?: readonly number[],
  ) => Promise<PortError | Seminar>
  uploadPicture: ((file: File) => Promise<string>) | undefined
  uploadPackage:
    | ((
        upload: UploadWay & { seminar: Seminar; file: File; attempts?: AttemptsChoice },
      ) => Promise<PackagedSeminar>)
    | undefined
  /** Groups to choose from; undefined where the reader chooses none. */
  groups: readonly AudienceGroup[] | undefined
}

export interface SeminarsModel {
  collection: QueryResult<SeminarCollection>
  /** What the filter leaves, overdue first. */
  shown: readonly Seminar[]
  /** How many there are of each state. */
  counts: Readonly<Record<StateFilter, number>>
  filter: SeminarFilter
  setFilter: (change: Partial<SeminarFilter>) => void
  /** The seminar that the address names; undefined: the collection. */
  openedId: number | undefined
  open: (seminar: Seminar) => void
  /** Goes back to the collection. */
  close: () => void
  editing: SeminarEditing
  canUndoDelete: boolean
  /** Changing who sees seminars; undefined where nobody does (PERM-14). */
  audience: { changes: AudienceChanges; save: SaveAudience } | undefined
  remove: ((seminar: Seminar) => void) | undefined
}

export interface SeminarsOptions {
  collectionId: number
}

const readFilter = (params: Readonly<Record<string, string>>): SeminarFilter => ({
  state: stateFilters.find((one) => one === params.state) ?? 'all',
  kind: kindFilters.find((one) => one === params.kind) ?? 'all',
})

/** Everything that a collection of seminars knows and does; its views only show it. */
export function useSeminars(port: SeminarPort, { collectionId }: SeminarsOptions): SeminarsModel {
  const { announce, notify, now, path, setPath } = useModuleHost()
  const setParams = useSetParams()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const { result, run, receive } = usePending(
    useMemo(() => port.collection(collectionId), [collectionId, port]),
    commands,
  )
  const ready = result.state === 'ready' ? result.data : undefined
  const filter = useAddressState(['state', 'kind'], readFilter)
  const groups = useChoosableGroups(port.audience, collectionId, ready?.audience !== undefined)
  const reload = useCallback((commandId?: string) => receive({ commandId }), [receive])
  const saveAudience = useAudienceSave(port.audience, offerUndo, reload)

  const hear = useEffectEvent(({ commandId, lesson }: SeminarChange) => {
    if (!lesson) receive({ commandId })
  })
  useEffect(() => port.onChange?.({ collectionId }, (change) => hear(change)), [collectionId, port])
  useReplay(port, reload)

  const notifyFailure = useCallback(
    (title: string, error: unknown) =>
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) }),
    [notify, tools],
  )
  const take = useCallback(
    (seminar: Seminar, commandId?: string) =>
      receive({ commandId, patch: (truth) => withSeminar(truth, seminar) }),
    [receive],
  )

  const editing = useMemo(
    (): SeminarEditing => ({
      groups,
      uploadPicture: port.uploadPicture && ((file) => port.uploadPicture!(file)),
      uploadPackage:
        port.uploadPackage &&
        (async ({ seminar, ...upload }) => {
          const next = await port.uploadPackage!({ seminarId: seminar.id, ...upload })
          take(next)
          return next
        }),
      save: async (seminar, version, fields, groupIds) => {
        const commandId = crypto.randomUUID()
        const seen = groupIds && { groupIds }
        try {
          const saved = seminar
            ? await port.save!({ id: seminar.id, version, fields, ...seen, commandId })
            : await port.add!({ collectionId, fields, ...seen, commandId })
          take(saved, commandId)
          announce(tools.t('edit.saved', { title: saved.title }))
          return saved
        } catch (error) {
          // Where nothing is live, nobody else says what stands there now.
          if (toPortError(error).code === 'conflict') receive({})
          return toPortError(error)
        }
      },
    }),
    [announce, collectionId, groups, port, receive, take, tools],
  )

  const openedId = idOf(path[0])
  const remove = useCallback(
    async (seminar: Seminar) => {
      const { id, title } = seminar
      const restore = async () => {
        const commandId = crypto.randomUUID()
        try {
          await port.restore!({ id, commandId })
          take(seminar, commandId)
          receive({})
          announce(tools.t('delete.restored', { title }))
        } catch (error) {
          notifyFailure(tools.t('delete.restoreFailed', { title }), error)
        }
      }
      const commandId = crypto.randomUUID()
      try {
        await run(
          { commandId, type: 'remove', id },
          {
            send: () => port.remove!({ id, commandId }),
            merge: (truth) => withoutSeminar(truth, id),
          },
        )
      } catch (error) {
        return notifyFailure(tools.t('delete.failed', { title }), error)
      }
      offerUndo(tools.t('delete.done', { title }), port.restore && (() => void restore()))
    },
    [announce, offerUndo, port, receive, run, take, notifyFailure, tools],
  )

  const all = ready?.seminars
  return {
    collection: result,
    shown: useMemo(
      () => (all ? inOrder(findSeminars(all, filter, now()), now()) : []),
      [all, filter, now],
    ),
    counts: useMemo(() => countStates(all ?? [], now()), [all, now]),
    filter,
    setFilter: (change) => {
      const next = { ...filter, ...change }
      setParams({
        state: next.state === 'all' ? undefined : next.state,
        kind: next.kind === 'all' ? undefined : next.kind,
      })
    },
    openedId,
    open: (seminar) => setPath([segmentOf(seminar)]),
    close: () => setPath([]),
    editing,
    canUndoDelete: port.restore !== undefined,
    audience: port.audience && saveAudience && { changes: port.audience, save: saveAudience },
    remove:
      port.remove &&
      ((seminar) => {
        if (openedId === seminar.id) setPath([])
        void remove(seminar)
      }),
  }
}
