import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  toPortError,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  type QueryResult,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import {
  applicationOf,
  emptyDraft,
  faultsOf,
  fieldOf,
  ownSettings,
  readDraft,
  stepAt,
  stepOf,
  steps,
  withoutBlanks,
  type SetupDraft,
  type Step,
} from './setup.logic.ts'
import type { CreatedApplication, SetupChoices, SetupPort } from './setup.port.ts'

export interface SetupModel {
  draft: SetupDraft
  change: (change: Partial<SetupDraft>) => void
  step: Step
  /** Steps in which something has to be mended. */
  invalid: ReadonlySet<Step>
  /** What is wrong with a field, where it is time to say so. */
  faultOf: (field: string) => string | undefined
  /** Goes up whenever a step was refused, so that its form takes the focus to the fault. */
  refused: object | undefined
  /** All that is wrong, for the summary: field and words. */
  faults: readonly { field: string; step: Step; text: string }[]
  next: () => void
  back: () => void
  goTo: (step: Step) => void
  isSaving: boolean
  /** Why it was not made. */
  failure: string | undefined
  create: () => void
  created: CreatedApplication | undefined
  open: () => void
  /** Forgets all that was entered. */
  restart: () => void
}

/** The name under which the draft is kept. */
const draftName = 'draft'
const noFields: Readonly<Record<string, string>> = {}

/** A setup while it is filled in: what was entered, what is wrong with it, what became of it. */
export function useSetup(
  port: SetupPort,
):
  | Exclude<QueryResult<SetupChoices>, { state: 'ready' }>
  | ({ state: 'ready'; choices: SetupChoices } & SetupModel) {
  const host = useModuleHost()
  const { path, setPath } = host
  const tools = useMessages(messages)
  const { t } = tools
  const result = useQuery(useMemo(() => port.choices(), [port]))
  const choices = result.state === 'ready' ? result.data : undefined
  const settings = useMemo(() => (choices ? ownSettings(choices) : []), [choices])

  const [draft, setDraft] = useState(() => readDraft(port.keeper?.read(draftName)) ?? emptyDraft)
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set())
  const [refused, setRefused] = useState<object>()
  const [fields, setFields] = useState(noFields)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [created, setCreated] = useState<CreatedApplication>()
  // The same until something else is sent: trying again does not make two.
  const command = useRef<string>(undefined)

  const { keeper } = port
  useEffect(() => {
    if (draft === emptyDraft) keeper?.keep(draftName, undefined)
    else keeper?.keep(draftName, JSON.stringify(draft))
  }, [draft, keeper])

  const at = stepAt(path[0], draft.reached)
  const step = steps[at]!
  const isElsewhere = path.length > 0 && path[0] !== step
  useEffect(() => {
    if (isElsewhere) setPath([], { replace: true })
  }, [isElsewhere, setPath])
  usePlaceName(created ? undefined : t(`step.${step}`))

  const own = useMemo(() => faultsOf(draft, settings), [draft, settings])
  const faults = useMemo(
    () =>
      [
        ...Object.entries(own).map(([field, kind]) => ({ field, text: t(`fault.${kind}`) })),
        ...Object.entries(fields)
          .filter(([field]) => !(field in own))
          .map(([field, text]) => ({ field, text })),
      ].map((fault) => ({ ...fault, step: stepOf(fault.field) })),
    [fields, own, t],
  )

  const change = useCallback((next: Partial<SetupDraft>) => {
    command.current = undefined
    setDraft((now) => ({ ...now, ...next }))
    setFailure(undefined)
    // What was refused may be right now; a row that went moves those below it.
    const touched = (field: string) => Object.keys(next).some((key) => field.startsWith(key))
    setFields((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !touched(field === 'values' ? field : field.replace(/^settings\./, 'values.'))))) // prettier-ignore
  }, [])

  const goTo = useCallback((to: Step) => setPath(to === steps[0] ? [] : [to]), [setPath])
  const next = () => {
    setTried((now) => new Set(now).add(step))
    if (faults.some((fault) => fault.step === step)) return setRefused({})
    setDraft((now) => ({ ...withoutBlanks(now), reached: Math.max(now.reached, at + 1) }))
    goTo(steps[at + 1]!)
  }

  const create = async () => {
    setTried(new Set(steps))
    if (faults.length > 0 || !choices || isSaving) return setRefused({})
    const sent = applicationOf(draft, choices)
    command.current ??= crypto.randomUUID()
    setSaving(true)
    setFailure(undefined)
    try {
      setCreated(await port.create({ ...sent, commandId: command.current }))
      setDraft(emptyDraft)
      setPath([], { replace: true })
    } catch (thrown) {
      const error = toPortError(thrown)
      setFields(
        Object.fromEntries(
          Object.entries(error.fields).map(([name, texts]) => [
            fieldOf(name, sent, settings),
            texts.join(' '),
          ]),
        ),
      )
      setFailure(errorText(tools, error))
      setRefused({})
    } finally {
      setSaving(false)
    }
  }

  if (result.state !== 'ready') return result
  return {
    state: 'ready',
    choices: result.data,
    draft,
    change,
    step,
    invalid: new Set(faults.filter((fault) => tried.has(fault.step)).map((fault) => fault.step)),
    faultOf: (field) =>
      tried.has(stepOf(field)) ? faults.find((fault) => fault.field === field)?.text : undefined,
    refused,
    faults,
    next,
    back: () => goTo(steps[Math.max(at - 1, 0)]!),
    goTo,
    isSaving,
    failure,
    create: () => void create(),
    created,
    open: () => created && port.open(created.id),
    restart: () => {
      command.current = undefined
      setDraft(emptyDraft)
      setTried(new Set())
      setFields(noFields)
      setFailure(undefined)
      setCreated(undefined)
      setPath([], { replace: true })
    },
  }
}
