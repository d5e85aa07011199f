import { Banner, Button, Dialog, FieldGrid, FieldGridItem, Form, Select, TextField } from '@atrium/design-system' // prettier-ignore
import { useId, useState } from 'react'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { errorText, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { KeepingModel } from '../useKeeping.ts'

interface EditCampaignDialogProps {
  campaign: Campaign
  model: KeepingModel
  /** As campaigns name them: `EUR`, `US-Dollar (USD)`. */
  currencies: readonly string[]
  onClose: () => void
}

const maxName = 200
/** What campaigns of agencies here are paid in, whether or not one was before. */
const usualCurrencies = ['EUR', 'CHF', 'GBP', 'USD']

/** Changes what a campaign is called and what it is paid in (CAMP-07, CAMP-10). */
export function EditCampaignDialog({
  campaign,
  model,
  currencies,
  onClose,
}: EditCampaignDialogProps) {
  // prettier-ignore
  const tools = useMessages(messages)
  const { t, locale } = tools
  const formId = useId()
  const [began] = useState(campaign)
  const [name, setName] = useState(campaign.name)
  const [currency, setCurrency] = useState(campaign.currencyName)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [refusals, setRefusals] = useState<object>()
  const [isSaving, setSaving] = useState(false)
  const [version, onConflict] = useVersion(began.version, campaign.version)
  const isOtherCurrency = currency !== began.currencyName
  const { close, question } = useCloseQuestion({
    isChanged: name !== began.name || isOtherCurrency,
    onClose,
  })
  // The largest number of it is the best example of what happens to all.
  const amount = campaign.budget ?? campaign.planned
  const isMissing = name.trim() === ''
  const names = [
    ...new Set([...(began.currencyName ? [began.currencyName] : []), ...currencies, ...usualCurrencies]), // prettier-ignore
  ]
  const submit = async () => {
    setTried(true)
    setFailure(undefined)
    if (isSaving) return
    if (isMissing) return setRefusals({})
    setSaving(true)
    // What somebody else changed since is replaced only once that was said; what was not touched stays as it is.
    const fields = {
      name: name === began.name ? campaign.name : name.trim(),
      currency: isOtherCurrency ? currency : campaign.currencyName,
    }
    const error = await model.save({ ...campaign, version }, fields)
    setSaving(false)
    if (!error) return onClose()
    if (error.code === 'conflict') onConflict()
    setFailure(error)
    setRefusals({})
  }
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={t('keeping.editTitle', { name: began.name })}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('keeping.save')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={refusals}
          errorMessage={failure && errorText(tools, failure)}
          isSaving={isSaving}
        >
          <FieldGrid>
            <FieldGridItem columns={12}>
              <TextField
                label={t('new.name')}
                value={name}
                onChange={setName}
                maxLength={maxName}
                errorMessage={
                  failure?.fields.name?.[0] ??
                  (isTried && isMissing ? t('new.nameMissing') : undefined)
                }
                isRequired
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
                autoFocus
              />
            </FieldGridItem>
            <FieldGridItem columns={12}>
              <Select
                label={t('column.currency')}
                options={names.map((one) => ({ id: one, label: one }))}
                value={currency}
                onChange={setCurrency}
                errorMessage={failure?.fields.currency?.[0]}
              />
            </FieldGridItem>
          </FieldGrid>
          {isOtherCurrency && (
            <Banner tone="warn">
              {amount === null
                ? t('keeping.otherCurrency')
                : t('keeping.otherCurrencyOf', {
                    before: formatBudget(locale, amount, campaign.currencyName),
                    after: formatBudget(locale, amount, currency),
                  })}
            </Banner>
          )}
        </Form>
      </Dialog>
      {question}
    </>
  )
}
