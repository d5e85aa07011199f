import { useEffect, useMemo, useState } from 'react'
import type { AudienceChoice } from '../kit/audience/useAudienceChoice.tsx'
import { isStale, toPortError, useAskBeforeLeaving, useMessages, useModuleHost, type PortError } from '../kit/index.ts' // prettier-ignore
import type { BlockDetails, BuildingBlocksPort } from './building-blocks.port.ts'
import { faultsOf, toFormName, type FaultKind, type Faults } from './checks.logic.ts'
import { factOf, mergeBlock, withoutConflict, withTheirField, type BlockConflicts, type OneConflict } from './conflict.logic.ts' // prettier-ignore
import { contentOf, draftOf, type BlockDraft } from './draft.logic.ts'
import { errorText } from './error-text.ts'
import { segmentsOf } from './list.logic.ts'
import { messages } from './messages/index.ts'
import { answerOf, type SaveAnswer } from './save-answer.logic.ts'
import { useBlockDraft } from './useBlockDraft.ts'

export interface EditorOptions {
  port: BuildingBlocksPort
  componentId: number
  /** The block that is changed; undefined: a new one. */
  block: BlockDetails | undefined
  /** What the form begins with. */
  start: BlockDraft
  audience: AudienceChoice
  /** Who sees it where nobody chooses otherwise; undefined: client service. */
  audienceBefore: readonly number[] | undefined
  /** Loads the block anew. */
  refresh: () => void
}

/** A block that two people changed at once. */
interface BlockConflict extends BlockConflicts {
  /** As it stands. */
  theirs: BlockDraft
}

export interface BlockEditor {
  draft: BlockDraft
  change: (change: Partial<BlockDraft>) => void
  /** What is wrong with an entry, once it is time to say so. */
  faultOf: (name: string) => string | undefined
  /** Names of the entries that are wrong, for what is closed and hides them. */
  wrong: ReadonlySet<string>
  /** Another one with every refusal, so that the form leads to the first field. */
  refused: object | undefined
  failure: string | undefined
  /** The block as somebody else left it meanwhile, and what both changed; undefined: nothing. */
  conflict: BlockConflict | undefined
  /** Takes what somebody else entered for a fact or a field, instead of what is entered here. */
  takeTheirs: (of: OneConflict) => void
  isDirty: boolean
  isSaving: boolean
  /** The browser refused the form: now it is time to say what is wrong. */
  refuse: () => void
  save: () => void
  discard: () => void
}

/** A draft on its way. */
interface Sending {
  sent: BlockDraft
  /** The block as it was when the draft was begun, or was brought together with it last. */
  over: BlockDraft
  version: number
  commandId: string
  groupIds: readonly number[] | undefined
}

/** A block while it is filled in: what was entered, what is wrong with it, what became of it (BB-02, BB-03). */
export function useBlockEditor(options: EditorOptions): BlockEditor {
  const { port, componentId, block, start, audience, refresh } = options
  const { notify, setPath } = useModuleHost()
  const tools = useMessages(messages)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<object>()
  const [answer, setAnswer] = useState<SaveAnswer>()
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<BlockConflict>()
  const [isSaving, setSaving] = useState(false)
  const written = useBlockDraft(start, block, isSaving)
  const { draft, base, version, commandId } = written
  const isDirty = written.isDraftChanged || audience.isChanged

  const { keepFromLeaving } = port
  useKeepFromLeaving(keepFromLeaving, isDirty)

  const faults: Faults = useMemo(() => faultsOf(draft), [draft])
  const faultOf = (name: string) => {
    const kind: FaultKind | undefined = isTried ? faults[name] : undefined
    return kind ? tools.t(`fault.${kind}`) : told[name]
  }
  const refuse = (error: PortError, sent: BlockDraft) => {
    const fields = Object.entries(error.fields).map(([name, texts]) => [
      toFormName(name, sent.fields),
      texts.join(' '),
    ])
    setTold(Object.fromEntries(fields) as Record<string, string>)
    setAnswer(answerOf(error))
    setRefused({})
  }
  const save = async () => {
    if (isSaving) return
    setTried(true)
    setTold({})
    setAnswer(undefined)
    setConflict(undefined)
    if (Object.keys(faults).length > 0) return setRefused({})
    setRefused(undefined)
    const chosen = await audience.confirm()
    if (!chosen) return
    setSaving(true)
    await send({ sent: draft, over: base, version, commandId, groupIds: chosen.groupIds })
  }
  /** Brings what is entered together with what somebody else saved; undefined: nobody did. */
  const mergeWithTheirs = async (now: Sending) => {
    if (!block) return undefined
    const stands = await port.block(block.id).load().catch(() => undefined) // prettier-ignore
    if (!stands || stands.version === now.version) return undefined
    const { version: theirVersion } = stands
    const theirs = draftOf(stands)
    const { draft: merged, conflicts } = mergeBlock(now.over, now.sent, theirs)
    const next: Sending = { ...now, sent: merged, over: theirs, version: theirVersion, commandId: crypto.randomUUID() } // prettier-ignore
    written.adopt({ base: theirs, draft: merged, version: theirVersion }, next.commandId)
    refresh()
    return { next, conflicts }
  }
  const send = async (now: Sending): Promise<void> => {
    const { sent } = now
    const content = contentOf(sent, now.groupIds ?? options.audienceBefore)
    try {
      const saved = await (block
        ? port.save({ id: block.id, version: now.version }, content, now.commandId)
        : port.create(content, componentId, now.commandId))
      written.adopt({ base: sent, draft: sent, version: saved.version })
      setTried(false)
      keepFromLeaving?.(false)
      notify({
        tone: 'success',
        title: tools.t(block ? 'save.done' : 'create.done', { name: saved.name }),
      })
      setPath(segmentsOf({ kind: 'list' }))
    } catch (thrown) {
      const error = toPortError(thrown)
      const merged = isStale(error) && (await mergeWithTheirs(now))
      if (merged) {
        const { next, conflicts } = merged
        // What only one of the two changed does not stand in the way.
        if (conflicts.facts.length + conflicts.fields.length === 0) return await send(next)
        setConflict({ theirs: next.over, ...conflicts })
      }
      refuse(error, sent)
    } finally {
      setSaving(false)
    }
  }

  return {
    draft,
    change: (change) => {
      written.change((now) => ({ ...now, ...change }))
      setTold({})
      if (!conflict) setAnswer(undefined)
    },
    faultOf,
    wrong: new Set([...(isTried ? Object.keys(faults) : []), ...Object.keys(told)]),
    refused,
    failure: answer && errorText(tools, answer.error),
    conflict,
    takeTheirs: (of) => {
      if (!conflict) return
      written.change((now) =>
        'fact' in of
          ? { ...now, ...factOf(conflict.theirs, of.fact) }
          : { ...now, fields: withTheirField(now.fields, of.field) },
      )
      setConflict({ ...conflict, ...withoutConflict(conflict, of) })
    },
    isDirty,
    isSaving,
    refuse: () => {
      setTried(true)
      setRefused({})
    },
    save: () => void save(),
    discard: () => {
      written.discard()
      setTold({})
      setAnswer(undefined)
      setConflict(undefined)
      setTried(false)
      setRefused(undefined)
    },
  }
}

/** Nobody leaves without being asked while something is entered. */
function useKeepFromLeaving(
  keepFromLeaving: BuildingBlocksPort['keepFromLeaving'],
  isDirty: boolean,
): void {
  useEffect(() => {
    keepFromLeaving?.(isDirty)
    return () => keepFromLeaving?.(false)
  }, [isDirty, keepFromLeaving])
  useAskBeforeLeaving(isDirty)
}
