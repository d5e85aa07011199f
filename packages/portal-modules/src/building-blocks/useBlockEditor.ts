import { useEffect, useMemo, useState } from 'react'
import type { AudienceChoice } from '../kit/audience/useAudienceChoice.tsx'
import { toPortError, useAskBeforeLeaving, useMessages, useModuleHost, type PortError } from '../kit/index.ts' // prettier-ignore
import type { BlockDetails, BuildingBlocksPort } from './building-blocks.port.ts'
import { faultsOf, toFormName, type FaultKind, type Faults } from './checks.logic.ts'
import { contentOf, draftOf, isChanged, overNow, type BlockDraft } from './draft.logic.ts'
import { errorText } from './error-text.ts'
import { segmentsOf } from './list.logic.ts'
import { messages } from './messages/index.ts'
import { answerOf, type SaveAnswer } from './save-answer.logic.ts'

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
  /** The block as somebody else left it meanwhile; undefined: nobody did. */
  theirs: BlockDetails | undefined
  isDirty: boolean
  isSaving: boolean
  /** The browser refused the form: now it is time to say what is wrong. */
  refuse: () => void
  save: () => void
  discard: () => void
}

/** A block while it is filled in: what was entered, what is wrong with it, what became of it (BB-02, BB-03). */
export function useBlockEditor(options: EditorOptions): BlockEditor {
  const { port, componentId, block, start, audience, refresh } = options
  const { notify, setPath } = useModuleHost()
  const tools = useMessages(messages)
  const [base, setBase] = useState(start)
  const [draft, setDraft] = useState(start)
  const [version, setVersion] = useState(block?.version ?? 0)
  const [seen, setSeen] = useState(block)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<object>()
  const [answer, setAnswer] = useState<SaveAnswer>()
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<BlockDetails>()
  const [isSaving, setSaving] = useState(false)
  // The same until something else is entered: sending again makes one block.
  const [commandId, setCommandId] = useState(() => crypto.randomUUID())

  const isDraftChanged = useMemo(() => isChanged(draft, base), [draft, base])
  const isDirty = isDraftChanged || audience.isChanged
  // What others saved meanwhile appears, as long as nothing is entered here.
  if (block && block !== seen) {
    setSeen(block)
    if (!isDraftChanged && !isSaving && block.version > version) {
      const next = draftOf(block)
      setBase(next)
      setDraft(next)
      setVersion(block.version)
    }
  }

  const { keepFromLeaving } = port
  useEffect(() => {
    keepFromLeaving?.(isDirty)
    return () => keepFromLeaving?.(false)
  }, [isDirty, keepFromLeaving])
  useAskBeforeLeaving(isDirty)

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
    setTheirs(undefined)
    if (Object.keys(faults).length > 0) return setRefused({})
    setRefused(undefined)
    const chosen = await audience.confirm()
    if (!chosen) return
    setSaving(true)
    const content = contentOf(draft, chosen.groupIds ?? options.audienceBefore)
    try {
      const saved = await (block
        ? port.save({ id: block.id, version }, content, commandId)
        : port.create(content, componentId, commandId))
      setBase(draft)
      setVersion(saved.version)
      setTried(false)
      setCommandId(crypto.randomUUID())
      keepFromLeaving?.(false)
      notify({
        tone: 'success',
        title: tools.t(block ? 'save.done' : 'create.done', { name: saved.name }),
      })
      setPath(segmentsOf({ kind: 'list' }))
    } catch (thrown) {
      const error = toPortError(thrown)
      if (error.code === 'conflict' && block) {
        const now = await port.block(block.id).load().catch(() => undefined) // prettier-ignore
        if (now) {
          setVersion(now.version)
          setDraft((mine) => overNow(mine, now))
        }
        setTheirs(now)
        refresh()
        setCommandId(crypto.randomUUID())
      }
      refuse(error, draft)
    } finally {
      setSaving(false)
    }
  }

  return {
    draft,
    change: (change) => {
      setDraft((now) => ({ ...now, ...change }))
      setTold({})
      setAnswer(undefined)
      setCommandId(crypto.randomUUID())
    },
    faultOf,
    wrong: new Set([...(isTried ? Object.keys(faults) : []), ...Object.keys(told)]),
    refused,
    failure: answer && errorText(tools, answer.error),
    theirs,
    isDirty,
    isSaving,
    refuse: () => {
      setTried(true)
      setRefused({})
    },
    save: () => void save(),
    discard: () => {
      setDraft(base)
      setTold({})
      setAnswer(undefined)
      setTheirs(undefined)
      setTried(false)
      setRefused(undefined)
    },
  }
}
