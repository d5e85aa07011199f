import { Banner, Button, Dialog, Form, NumberField, TextField } from '@atrium/design-system'
import { useId } from 'react'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { useBudgetForm, type BudgetFormOptions } from '../useBudgetForm.ts'

export interface BudgetDialogProps extends BudgetFormOptions {
  year: number
}

/** Sets what a region may book in a year, or that it is not limited. */
export function BudgetDialog({ year, ...options }: BudgetDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const formId = useId()
  const { budget: before, onClose } = options
  const form = useBudgetForm(options)
  const { isNew, budget, failure, isSaving, close } = form
  const money = (amount: number | null) =>
    amount === null ? t('budgets.noLimit') : formatBudget(locale, amount, null)
  return (
    // The browser asks first what has to be filled in; the fields say it in their own words.
    <div onInvalidCapture={form.markTried}>
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
          onSubmit={() => void form.submit()}
          errors={form.refused}
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
                region: form.seen.region,
                year: String(year),
                theirs: money(form.seen.budget),
                mine: money(budget),
              })}
            </Banner>
          )}
          {isNew && (
            <TextField
              label={t('about.region')}
              isRequired
              maxLength={100}
              value={form.region}
              onChange={form.setRegion}
              errorMessage={form.faultOf('region')}
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
            onChange={form.setBudget}
            errorMessage={form.faultOf('budget')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus={!isNew}
          />
        </Form>
      </Dialog>
      {form.question}
    </div>
  )
}
