import { numberFormat } from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { faultsOf, isOfFile, limitOf, stepOfField, type Fault } from '../checks.logic.ts'
import type { Order, OrderChoices, OrderOptions } from '../direct-orders.port.ts'
import { steps, type OrderDraft, type Step } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'

export interface WizardFaultsInput {
  draft: OrderDraft
  choices: OrderChoices | undefined
  options: OrderOptions | undefined
  /** The order that is adjusted. */
  order: Order | undefined
  /** In Berlin. */
  today: string
  isRegionRequired: boolean
}

export interface WizardFaults {
  faults: readonly Fault[]
  faultOf: (field: string) => string | undefined
  /** Fields that the host refused; those of files are told at their lines. */
  told: readonly string[]
  /** Steps with something wrong that it is time to say. */
  invalid: ReadonlySet<Step>
  /** From now on it is said what is wrong with these steps. */
  markTried: (tried?: readonly Step[]) => void
  /** Another one whenever a step was refused. */
  refused: object | undefined
  setRefused: (isRefused: boolean) => void
  failure: string | undefined
  setFailure: (text: string | undefined) => void
  /** Texts of the server about fields, by their names. */
  setFieldErrors: (texts: Readonly<Record<string, string>>) => void
  startOver: () => void
}

/** What is wrong with an order that is filled in, and what the server said of it. */
export function useWizardFaults(input: WizardFaultsInput): WizardFaults {
  const { draft, choices, options, order, today, isRegionRequired } = input
  const { t, locale } = useMessages(messages)
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set())
  const [refused, setRefused] = useState<object>()
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()

  const faults = useMemo(() => {
    const accepted = order?.status === 'created' ? undefined : order
    return choices ? faultsOf(draft, choices, options, today, { accepted, isRegionRequired }) : []
  }, [choices, draft, options, order, isRegionRequired, today])
  const faultOf = (field: string): string | undefined => {
    const fault = faults.find((one) => one.field === field)
    // A day that does not fit and a block that was withdrawn are told at once, everything else once somebody wants to go on.
    if (fault && (tried.has(stepOfField(field)) || isDayField(field) || fault.kind === 'blockGone'))
      return t(`fault.${fault.kind}`, { limit: numberFormat(locale).format(limitOf(field) ?? 0) })
    return fieldErrors[field]
  }
  const invalid = new Set(
    faults.map(({ field }) => stepOfField(field)).filter((one) => tried.has(one)),
  )
  // What was refused stands there, whatever step one is on.
  for (const field of Object.keys(fieldErrors)) invalid.add(stepOfField(field))

  return {
    faults,
    faultOf,
    told: Object.keys(fieldErrors).filter((field) => !isOfFile(field)),
    invalid,
    markTried: (more = steps) => setTried((before) => new Set([...before, ...more])),
    refused,
    setRefused: (isRefused) => setRefused(isRefused ? {} : undefined),
    failure,
    setFailure,
    setFieldErrors,
    startOver: () => {
      setTried(new Set())
      setFieldErrors({})
      setFailure(undefined)
    },
  }
}

const isDayField = (field: string) => /(^|\.)(start|end)$/.test(field)
