import { copyText } from '@atrium/design-system'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  errorText,
  createDraftStores,
  createPendingCommands,
  toPortError,
  useNewItemIds,
  useMessages,
  useModuleHost,
  usePending,
  usePinning,
  useQuery,
  withData,
  type Pending,
  type Pin,
  type Pinning,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import {
  applyCommand,
  changeComment,
  mentionedIn,
  nameOf,
  noIdOf,
  pinsOf,
  sendable,
  withComment,
  withoutComment,
  type PendingCommand,
  type ShownComment,
} from './comments.logic.ts'
import type { CommentDraft, CommentsPort, Person, Reaction, Unsent } from './comments.port.ts'
import { messages } from './messages/index.ts'

type Comments = readonly ShownComment[]

const commentCommands = createPendingCommands<Comments, PendingCommand>({ apply: applyCommand })
const drafts = createDraftStores<CommentDraft>({ text: '', chosenIds: [], unsent: [] })
const markedFor = 8_000

export interface CommentsModel {
  /** Newest first; what was written here and did not arrive stands before them (CMT-02). */
  comments: QueryResult<Comments>
  /** Comments of others that came while they were shown. */
  fresh: ReadonlySet<number>
  /** The comment that the address or a pin asks for. */
  asked: number | undefined
  /** Another one each time that it is asked for. */
  askedBy: unknown
  /** What is looked at beside, where it has places (T-41). */
  pinning: Pinning | undefined
  /** Comments that belong to a place, as they are numbered. */
  pins: ReadonlyMap<number, Pin>
  hasThreads: boolean
  /** Answers a comment; false where there is nothing to send, or too much. */
  answer: (comment: ShownComment, text: string, chosenIds: readonly number[]) => boolean
  /** Why a comment was not sent, by its command. */
  errors: ReadonlyMap<string, PortError>
  text: string
  setText: (text: string) => void
  /** Sends what is written; false where there is nothing to send, or too much (VAL-13). */
  send: () => boolean
  sendAgain: (commandId: string) => void
  /** Lets go of what was not sent. */
  discard: (commandId: string) => void
  canMention: boolean
  people: readonly Person[]
  isLoadingPeople: boolean
  /** Asks for the people who can be addressed. */
  askPeople: () => void
  /** Somebody was chosen while writing a comment. */
  choose: (id: number) => void
  /** Undefined: done. Else why not; what was written is still the form's. */
  save: (
    comment: ShownComment,
    text: string,
    chosenIds: readonly number[],
  ) => Promise<PortError | undefined>
  /** Lays the address of a comment into the clipboard (T-80). */
  copyLink: (comment: ShownComment) => void
  hasReactions: boolean
  react: (comment: ShownComment, reaction: Reaction | null) => void
  /** Settles it, or opens it again; undefined where nothing is settled (T-44). */
  resolve: ((comment: ShownComment, isResolved: boolean) => void) | undefined
  remove: (comment: ShownComment) => void
}

/** The people who can be addressed, asked for when somebody begins to. */
function usePeopleToMention(port: CommentsPort, itemId: number, text: string) {
  // A draft of an earlier visit may name somebody already.
  const [asks, setAsking] = useState(() => text.includes('@'))
  const asked = useQuery(
    useMemo(() => (asks ? port.people?.(itemId) : undefined), [asks, itemId, port]),
  )
  const people = asked.state === 'ready' ? asked.data : nobody
  const askPeople = useCallback(() => setAsking(true), [])
  return { asked, people, askPeople }
}

/** Marks what others have written meanwhile, and says it. */
function useNewComments(itemId: number, known: Comments | undefined) {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const onAppear = useCallback(
    (appeared: Comments) => {
      const [first] = appeared
      if (!first) return
      const name = first.author ? nameOf(first.author) : t('by.portal')
      announce(t('live.added', { count: appeared.length, name, text: first.text }))
    },
    [announce, t],
  )
  const isNews = useCallback(({ isOwn, id }: ShownComment) => !isOwn && id > 0, [])
  return useNewItemIds(known ? itemId : undefined, known, { markedFor, onAppear, isNews })
}

interface CommentChangesOptions extends Pick<Pending<Comments, PendingCommand>, 'run' | 'receive'> {
  port: CommentsPort
  people: readonly Person[]
}

/** What is done to a comment that is there: changed, settled, liked, deleted. */
function useCommentChanges({
  port,
  people,
  run,
  receive,
}: CommentChangesOptions): Pick<
  CommentsModel,
  'save' | 'copyLink' | 'react' | 'resolve' | 'remove'
> {
  const { announce, notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const { t } = tools
  const removing = useRef(new Set<number>())
  const tell = (title: string, error: unknown) => {
    notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) })
  }
  const resolve = async ({ id, version }: ShownComment, isResolved: boolean) => {
    const commandId = crypto.randomUUID()
    const resolved = isResolved ? { at: now().toISOString(), by: null } : null
    try {
      await run(
        { commandId, type: 'resolve', id, resolved },
        { send: () => port.resolve!({ id, version, isResolved, commandId }), merge: withComment },
      )
      announce(t(isResolved ? 'resolve.done' : 'resolve.reopened'))
    } catch (error) {
      tell(t(isResolved ? 'resolve.failed' : 'resolve.reopenFailed'), error)
      receive({})
    }
  }

  return {
    save: async (comment, written, chosenIds) => {
      const text = sendable(written)
      if (text === undefined) return undefined
      const commandId = crypto.randomUUID()
      const { id } = comment
      const before = comment.mentions.filter((one) => !people.some((known) => known.id === one.id))
      const all = [...people, ...before]
      const wanted = [...chosenIds, ...comment.mentions.map((person) => person.id)]
      const mentionedIds = mentionedIn(text, all, wanted)
      const mentions = all.filter((person) => mentionedIds.includes(person.id))
      try {
        await run(
          { commandId, type: 'save', id, text, mentions },
          {
            send: () => port.save({ id, version: comment.version, text, mentionedIds, commandId }),
            merge: withComment,
          },
        )
        announce(t('edit.saved'))
        return undefined
      } catch (error) {
        receive({})
        return toPortError(error)
      }
    },
    copyLink: async ({ url }) => {
      if (url === null) return
      try {
        await copyText(new URL(url, location.origin).href)
        notify({ tone: 'success', title: t('link.copied') })
      } catch {
        notify({ tone: 'failure', title: t('link.notCopied') })
      }
    },
    react: async ({ id }, reaction) => {
      if (!port.react) return
      const commandId = crypto.randomUUID()
      try {
        await run(
          { commandId, type: 'react', id, reaction },
          {
            send: () => port.react!({ id, reaction, commandId }),
            merge: (truth, reactions) => changeComment(truth, id, (one) => ({ ...one, reactions })),
          },
        )
      } catch (error) {
        tell(t('react.failed'), error)
      }
    },
    resolve: port.resolve && ((comment, isResolved) => void resolve(comment, isResolved)),
    remove: async (comment) => {
      const { id, version } = comment
      if (removing.current.has(id)) return
      removing.current.add(id)
      const commandId = crypto.randomUUID()
      try {
        await run(
          { commandId, type: 'remove', id },
          {
            send: () => port.remove({ id, version, commandId }),
            merge: (truth) => withoutComment(truth, id),
          },
        )
        announce(t('delete.done'))
      } catch (error) {
        tell(t('delete.failed'), error)
      } finally {
        removing.current.delete(id)
      }
    },
  }
}

/** Everything about what is said about one item; make it anew for another one. */
export function useComments(port: CommentsPort, itemId: number): CommentsModel {
  const { announce, now, params } = useModuleHost()
  const usable = usePinning()
  const tools = useMessages(messages)
  const { t } = tools
  // What was written here keeps its place in the list when it is loaded again.
  const [commands] = useState(() => new Map<number, string>())
  const query = useMemo(() => {
    const { key, load } = port.comments(itemId)
    return {
      key: [...key, 'shown'],
      load: async (): Promise<Comments> =>
        (await load()).map((comment) => {
          const commandId = commands.get(comment.id)
          return commandId === undefined ? comment : { ...comment, commandId }
        }),
    }
  }, [commands, itemId, port])
  const { result, pending, run, receive } = usePending(query, commentCommands)
  const known = result.state === 'ready' ? result.data : undefined

  useEffect(() => port.onChange?.(itemId, (change) => receive(change)), [itemId, port, receive])

  const store = drafts.storeOf(port, itemId)
  const draft = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)

  const { asked, people, askPeople } = usePeopleToMention(port, itemId, draft.text)

  const fresh = useNewComments(itemId, known)

  const deliver = (unsent: Unsent) => {
    const { commandId, text, mentionedIds, place, replyTo } = unsent
    const comment: ShownComment = { ...unsentComment(unsent, 0, people), isPending: true }
    const answer = run(
      { commandId, type: 'add', comment },
      {
        send: async () => {
          const where = { ...(place && { place }), ...(replyTo !== undefined && { replyTo }) }
          const added = await port.add({ itemId, text, mentionedIds, ...where, commandId })
          commands.set(added.id, commandId)
          store.forget(commandId)
          return added
        },
        merge: (truth, added) => withComment(truth, { ...added, commandId }),
      },
    )
    store.follow(commandId, answer)
    answer.then(
      () => announce(t('write.sent')),
      () => undefined,
    )
  }
  const shown = useMemo(() => {
    const isGoing = ({ commandId }: Unsent) =>
      draft.sending.has(commandId) || pending.some((command) => command.commandId === commandId)
    const failed = draft.unsent
      .filter((unsent) => !isGoing(unsent))
      .map((unsent, index): ShownComment => ({
        ...unsentComment(unsent, index + 1, people),
        isFailed: true,
      }))
      .toReversed()
    return known && [...failed, ...known]
  }, [draft, known, pending, people])
  const pinning = port.hasThreads ? usable : undefined
  const pins = useMemo(() => pinsOf(shown ?? []), [shown])
  const pinsById = useMemo(() => new Map(pins.map((pin) => [pin.id, pin])), [pins])
  const tellPins = pinning?.reportPins
  useEffect(() => tellPins?.(pins), [pins, tellPins])
  useEffect(() => () => tellPins?.([]), [tellPins])
  /** Kept until it has arrived: closing the window now loses nothing. */
  const write = (
    written: string,
    chosenIds: readonly number[],
    where: Pick<Unsent, 'place' | 'replyTo'>,
  ): boolean => {
    const text = sendable(written)
    if (text === undefined) return false
    // While the people are not known, whoever was chosen is meant.
    const mentionedIds = people.length > 0 ? mentionedIn(text, people, chosenIds) : chosenIds
    const commandId = crypto.randomUUID()
    const unsent = { commandId, text, mentionedIds, ...where, at: now().toISOString() }
    store.update((before) => ({ unsent: [...before.unsent, unsent] }))
    deliver(unsent)
    return true
  }
  const inAddress = /^\d{1,9}$/.test(params.comment ?? '') ? Number(params.comment) : undefined

  return {
    comments: result.state === 'ready' && shown ? withData(result, shown) : result,
    fresh,
    asked: pinning?.asked?.id ?? inAddress,
    askedBy: pinning?.asked ?? inAddress,
    pinning,
    pins: pinsById,
    hasThreads: port.hasThreads === true,
    answer: ({ id, replyTo }, written, chosenIds) =>
      write(written, chosenIds, { replyTo: replyTo ?? id }),
    errors: draft.errors,
    text: draft.text,
    setText: (text) => store.update(() => ({ text })),
    send: () => {
      const { text: written, chosenIds } = store.getSnapshot()
      const place = pinning?.place
      if (!write(written, chosenIds, place ? { place } : {})) return false
      store.update(() => ({ text: '', chosenIds: [] }))
      pinning?.mark(undefined)
      return true
    },
    sendAgain: (commandId) => {
      const unsent = store.getSnapshot().unsent.find((one) => one.commandId === commandId)
      if (unsent) deliver(unsent)
    },
    discard: store.forget,
    canMention: port.people !== undefined,
    people,
    isLoadingPeople: asked.state === 'loading',
    askPeople,
    choose: (id) => store.update(({ chosenIds }) => ({ chosenIds: [...chosenIds, id] })),
    hasReactions: port.react !== undefined,
    ...useCommentChanges({ port, people, run, receive }),
  }
}

const nobody: readonly Person[] = []

/** A comment of the reader that the server has not answered to. */
const unsentComment = (
  { commandId, text, mentionedIds, place, replyTo, at }: Unsent,
  index: number,
  people: readonly Person[],
): ShownComment => ({
  id: noIdOf(index),
  commandId,
  text,
  createdAt: at,
  author: null,
  isGenerated: false,
  isOwn: true,
  isEdited: false,
  mentions: people.filter(({ id }) => mentionedIds.includes(id)),
  reactions: null,
  url: null,
  version: 0,
  resolved: null,
  place: place ?? null,
  replyTo: replyTo ?? null,
  can: { edit: false, delete: false, resolve: false },
})
