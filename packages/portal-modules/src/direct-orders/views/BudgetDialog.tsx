import { Banner, Button, Dialog, Form, NumberField, TextField } from '@atrium/design-system'
import { useId, useState } from 'react'
import { useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import type { RegionBudget } from '../direct-orders.port.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'

export interface BudgetDialogProps {
  /** The one that is edited; without a region it is a new one. */
  budget: RegionBudget
  year: number
  /** Regions that are there already. */
  taken: readonly RegionBudget[]
  /** Undefined: done. Else why not. */
  onSave: (region: string, budget: number | null) => Promise<PortError | undefined>
  onClose: () => void
}

/** Sets what a region may book in a year, or that it is not limited. */
export function BudgetDialog({ budget: before, year, taken, onSave, onClose }: BudgetDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
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
  const isTaken = isNew && taken.some((one) => one.region === name && one.budget !== null)
  const faults = {
    region:
      name === '' ? t('budgets.regionMissing') : isTaken ? t('budgets.regionTaken') : undefined,
    budget:
      budget === null && isNew ? t('budgets.amountMissing') : (budget ?? 0) < 0 ? t('fault.budgetNegative') : undefined, // prettier-ignore
  }
  const submit = async () => {
    setTried(true)
    if (faults.region || faults.budget) return setRefused({})
    setSaving(true)
    setFailure(undefined)
    const error = await onSave(name, budget)
    setSaving(false)
    if (error) return setFailure(error)
    onClose()
  }
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
          {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
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
