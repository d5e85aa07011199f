import { useState } from 'react'
import { useCloseQuestion, useMessages, type PortError } from '../kit/index.ts'
import { maxBudget } from './checks.logic.ts'
import { messages } from './messages/index.ts'
import type { RegionBudget, RegionBudgets } from './region-budgets.port.ts'

export interface BudgetFormOptions {
  /** The one that is edited; without a region it is a new one. */
  budget: RegionBudget
  /** All of the year, as they stand. */
  regions: readonly RegionBudget[]
  isSameRegion: (one: string, other: string) => boolean
  /** Sets a limit over the one that was shown. Undefined: done. Else why not. */
  onSave: (before: RegionBudget, budget: number | null) => Promise<PortError | undefined>
  onClose: () => void
}

/** What is entered as the budget of a region. */
export function useBudgetForm({
  budget: before,
  regions,
  isSameRegion,
  onSave,
  onClose,
}: BudgetFormOptions) {
  const { t } = useMessages(messages)
  const isNew = before.region === ''
  const [region, setRegion] = useState(before.region)
  const [budget, setBudget] = useState(before.budget)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<object>()
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = region !== before.region || budget !== before.budget
  const { close, question } = useCloseQuestion({ isChanged: isChanged && !isSaving, onClose })
  const name = region.trim()
  /** The region as it stands; it may have been set by somebody else since the dialog is open. */
  const present = regions.find((one) => isSameRegion(one.region, isNew ? name : before.region))
  /** The limit over which this one is saved: after a conflict the one that was told. */
  const [seen, setSeen] = useState(before)
  const isTaken = isNew && !failure && present !== undefined && present.budget !== null
  const faults = {
    region:
      name === '' ? t('budgets.regionMissing') : isTaken ? t('budgets.regionTaken') : undefined,
    budget:
      budget === null && isNew ? t('budgets.amountMissing') : (budget ?? 0) < 0 ? t('fault.budgetNegative') : (budget ?? 0) > maxBudget ? t('fault.budgetTooLarge') : undefined, // prettier-ignore
  }
  const submit = async () => {
    setTried(true)
    if (faults.region || faults.budget) return setRefused({})
    setSaving(true)
    setFailure(undefined)
    const over = seen.region === '' ? (present ?? { ...seen, region: name }) : seen
    const error = await onSave(over, budget)
    setSaving(false)
    if (error) {
      const { regions: current } = (error.current ?? { regions }) as Pick<RegionBudgets, 'regions'>
      const theirs = current.find((one) => isSameRegion(one.region, over.region))
      if (error.code === 'conflict') setSeen(theirs ?? { ...over, budget: null, version: 0 })
      return setFailure(error)
    }
    onClose()
  }
  const told = (field: 'region' | 'budget') =>
    (isTried ? faults[field] : undefined) ?? failure?.fields[field]?.join(' ')
  return {
    isNew,
    region,
    setRegion,
    budget,
    setBudget,
    seen,
    refused,
    failure,
    isSaving,
    /** It is time to say what is wrong. */
    markTried: () => setTried(true),
    faultOf: told,
    submit,
    close,
    question,
  }
}
