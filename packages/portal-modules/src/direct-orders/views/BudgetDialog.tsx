import { Banner, Button, Dialog, Form, NumberField, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { maxBudget } from '../checks.logic.ts'
import type { RegionBudget, RegionBudgets } from '../region-budgets.port.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'

export interface BudgetDialogProps {
  /** The one that is edited; without a region it is a new one. */
  budget: RegionBudget
  year: number
  /** All of the year, as they stand. */
  regions: readonly RegionBudget[]
  isSameRegion: (one: string, other: string) => boolean
  /** Sets a limit over the one that was shown. Undefined: done. Else why not. */
  onSave: (before: RegionBudget, budget: number | null) => Promise<PortError | undefined>
  onClose: () => void
}

/** Sets what a region may book in a year, or that it is not limited. */
export function BudgetDialog({
  budget: before,
  year,
  regions,
  isSameRegion,
  onSave,
  onClose,
}: BudgetDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const formId = useId()
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
  const money = (amount: number | null) =>
    amount === null ? t('budgets.noLimit') : formatBudget(locale, amount, null)
  const told = (field: 'region' | 'budget') =>
    (isTried ? faults[field] : undefined) ?? failure?.fields[field]?.join(' ')
  return (
    // The browser asks first what has to be filled in; the fields say it in their own words.
    <div onInvalidCapture={() => setTried(true)}>
      <Dialog
        isOpen
        size="small"
        isLocked={isSaving}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={
          isNew
            ? t('budgets.newTitle', { year: String(year) })
            : t('budgets.editTitle', { region: before.region, year: String(year) })
        }
        description={t('budgets.dialogDetail')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={isSaving}>
              {t('budgets.save')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={refused}
          isSaving={isSaving}
        >
          {failure && failure.code !== 'conflict' && (
            <Banner tone="bad">{errorText(tools, failure)}</Banner>
          )}
          {failure?.code === 'conflict' && (
            <Banner
              tone="warn"
              action={
                <Button size="compact" onPress={onClose}>
                  {t('budgets.takeTheirs')}
                </Button>
              }
            >
              {t('budgets.changedMeanwhile', {
                region: seen.region,
                year: String(year),
                theirs: money(seen.budget),
                mine: money(budget),
              })}
            </Banner>
          )}
          {isNew && (
            <TextField
              label={t('about.region')}
              isRequired
              maxLength={100}
              value={region}
              onChange={setRegion}
              errorMessage={told('region')}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
              autoFocus
            />
          )}
          <NumberField
            label={t('budgets.amount')}
            description={isNew ? undefined : t('budgets.amountHint')}
            isRequired={isNew}
            hasNoSteps
            formatOptions={{ style: 'currency', currency: 'EUR' }}
            value={budget}
            onChange={setBudget}
            errorMessage={told('budget')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus={!isNew}
          />
        </Form>
      </Dialog>
      {question}
    </div>
  )
}
