import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  type QueryResult,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import {
  applicationOf,
  faultsOf,
  fieldOf,
  ownSettings,
  stepAt,
  stepOf,
  steps,
  stepsOf,
  withoutBlanks,
  type SetupDraft,
  type Step,
} from './setup.logic.ts'
import type { CreatedApplication, SetupChoices, SetupPort } from './setup.port.ts'
import { useOwnPicture } from './useOwnPicture.ts'
import { useSetupDraft, type Change } from './useSetupDraft.ts'

/** Something that is wrong, in words. */
interface Fault {
  field: string
  step: Step
  text: string
}

export interface SetupModel {
  draft: SetupDraft
  change: (change: Partial<SetupDraft>) => void
  step: Step
  /** Another one when a setup begins anew. */
  run: number
  /** Steps in which something has to be mended. */
  invalid: ReadonlySet<Step>
  /** What is wrong with a field, where it is time to say so. */
  faultOf: (field: string) => string | undefined
  /** Another one whenever a step was refused, so that the focus goes to the fault. */
  refused: object | undefined
  /** All that is wrong. */
  faults: readonly Fault[]
  next: () => void
  back: () => void
  goTo: (step: Step) => void
  isSaving: boolean
  isUploading: boolean
  /** Absent: pictures cannot be uploaded. */
  bring: ((file: File) => void) | undefined
  /** Why it was not made. */
  failure: string | undefined
  create: () => void
  created: CreatedApplication | undefined
  open: () => void
  /** Forgets all that was entered. */
  restart: () => void
}

type Unready = Exclude<QueryResult<SetupChoices>, { state: 'ready' }>
const noFields: Readonly<Record<string, string>> = {}

/** Whether the component is still in the page, for what comes after an answer. */
function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/** Sends a setup, and knows what became of it: what was refused and why, or what was made. */
function useSubmission(port: SetupPort, forget: () => void) {
  const { setPath } = useModuleHost()
  const tools = useMessages(messages)
  const [refused, setRefused] = useState<object>()
  const [fields, setFields] = useState(noFields)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [created, setCreated] = useState<CreatedApplication>()
  const isMounted = useIsMounted()
  const clean = () => {
    setRefused(undefined)
    setFields(noFields)
    setFailure(undefined)
  }
  const send = async (
    sent: ReturnType<typeof applicationOf>,
    commandId: string,
    settings: ReturnType<typeof ownSettings>,
  ) => {
    setSaving(true)
    clean()
    try {
      const answer = await port.create({ ...sent, commandId })
      forget()
      // Whoever has left meanwhile is not brought back.
      if (!isMounted.current) return
      setCreated(answer)
      setPath([], { replace: true })
    } catch (thrown) {
      const error = toPortError(thrown)
      const told = Object.entries(error.fields).map(([name, texts]) => [
        fieldOf(name, sent, settings),
        texts.join(' '),
      ])
      setFields(Object.fromEntries(told))
      setFailure(errorText(tools, error))
      setRefused({})
    } finally {
      setSaving(false)
    }
  }
  return {
    refused,
    fields,
    failure,
    isSaving,
    created,
    send,
    /** Leads to what is wrong; with a text, that says why nothing was made. */
    refuse: (text?: string) => {
      if (text !== undefined) setFailure(text)
      setRefused({})
    },
    /** What was refused in these steps may be right now, and a row that went moves those below it. */
    release: (touched: ReadonlySet<Step>) =>
      setFields((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !touched.has(stepOf(field)))),
      ),
    clearFailure: useCallback(() => setFailure(undefined), []),
    reset: () => {
      clean()
      setCreated(undefined)
    },
  }
}

/** All that is wrong: what the draft itself shows, and what the server refused. */
function useFaults(
  draft: SetupDraft,
  settings: ReturnType<typeof ownSettings>,
  fields: Readonly<Record<string, string>>,
): readonly Fault[] {
  const { t } = useMessages(messages)
  const own = useMemo(() => faultsOf(draft, settings), [draft, settings])
  return useMemo(() => {
    const mine = Object.entries(own).map(([field, kind]) => [field, t(`fault.${kind}`)] as const)
    const theirs = Object.entries(fields).filter(([field]) => !(field in own))
    return [...mine, ...theirs].map(([field, text]): Fault => ({
      field,
      text,
      step: stepOf(field),
    }))
  }, [fields, own, t])
}

/** A setup while it is filled in: what was entered, what is wrong with it, what became of it. */
export function useSetup(
  port: SetupPort,
): Unready | ({ state: 'ready'; choices: SetupChoices } & SetupModel) {
  const { path, setPath } = useModuleHost()
  const { t } = useMessages(messages)
  const result = useQuery(useMemo(() => port.choices(), [port]))
  const choices = result.state === 'ready' ? result.data : undefined
  const settings = useMemo(() => (choices ? ownSettings(choices) : []), [choices])

  const { draft, change: changeDraft, forget } = useSetupDraft(port.preferences)
  const [run, setRun] = useState(0)
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set())
  const submission = useSubmission(port, forget)
  const { isSaving, created, clearFailure } = submission

  const change = useCallback(
    (next: Change) => {
      changeDraft((now) => {
        const changed = typeof next === 'function' ? next(now) : next
        // Something else is sent now, under a name of its own.
        return { ...changed, command: null }
      })
      clearFailure()
    },
    [changeDraft, clearFailure],
  )
  const { isUploading, bring, drop } = useOwnPicture(port.upload, change)

  const at = stepAt(path[0], draft.reached)
  const step = steps[at]!
  const isElsewhere = path.length > 0 && path[0] !== step
  useEffect(() => {
    if (isElsewhere) setPath([], { replace: true })
  }, [isElsewhere, setPath])
  usePlaceName(created ? undefined : t(`step.${step}`))

  const faults = useFaults(draft, settings, submission.fields)

  const goTo = useCallback((to: Step) => setPath(to === steps[0] ? [] : [to]), [setPath])
  const next = () => {
    setTried((now) => new Set(now).add(step))
    if (faults.some((fault) => fault.step === step)) return submission.refuse()
    changeDraft((now) => ({ ...withoutBlanks(now), reached: Math.max(now.reached, at + 1) }))
    goTo(steps[at + 1]!)
  }

  const create = () => {
    if (!choices || isSaving) return
    setTried(new Set(steps))
    if (faults.length > 0) return submission.refuse(t('error.invalid'))
    // Rows are counted as they are sent.
    const sent = applicationOf(draft, choices)
    // The same until something else is sent: trying again, also after a reload, does not make two.
    const command = draft.command ?? crypto.randomUUID()
    changeDraft((now) => ({ ...withoutBlanks(now), command }))
    void submission.send(sent, command, settings)
  }

  if (result.state !== 'ready') return result
  return {
    state: 'ready',
    choices: result.data,
    draft,
    change: (entered) => {
      change(entered)
      submission.release(stepsOf(entered))
    },
    step,
    run,
    invalid: new Set(faults.filter((fault) => tried.has(fault.step)).map((fault) => fault.step)),
    faultOf: (field) =>
      tried.has(stepOf(field)) ? faults.find((fault) => fault.field === field)?.text : undefined,
    refused: submission.refused,
    faults,
    next,
    back: () => goTo(steps[Math.max(at - 1, 0)]!),
    goTo,
    isSaving,
    isUploading,
    bring,
    failure: submission.failure,
    create,
    created,
    open: () => created && port.open(created.id),
    restart: () => {
      drop()
      forget()
      submission.reset()
      setTried(new Set())
      setRun((now) => now + 1)
      setPath([], { replace: true })
    },
  }
}
