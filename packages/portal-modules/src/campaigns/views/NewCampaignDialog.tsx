import {
  Button,
  ComboBox,
  DatePicker,
  Dialog,
  FieldGrid,
  FieldGridItem,
  Form,
  NumberField,
  Select,
  TextField,
} from '@atrium/design-system'
import { useId, useMemo, useState } from 'react'
import { currencyCode, formatRange } from '../../kit/campaigns/index.ts'
import { errorText, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { beganWith, blankCampaign, campaignFaults, copiedCampaign, copyShift, startedOn } from '../new-campaign.logic.ts' // prettier-ignore
import type { NewCampaign } from '../planning.port.ts'
import type { CreationModel } from '../useCreation.ts'

export interface NewCampaignDialogProps {
  creation: CreationModel
  /** What its channels can be taken from. */
  campaigns: readonly Campaign[]
  /** The campaign that is copied; absent: a new one from nothing. */
  source?: Campaign
  today: string
  onClose: () => void
}

type Field = keyof NewCampaign
const options = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }))
const maxName = 200

/** Asks for a new campaign; what was typed stays until the host has it (CAMP-07). */
export function NewCampaignDialog(props: NewCampaignDialogProps) {
  const { creation, campaigns, source, today, onClose } = props
  const { choices, create } = creation
  const tools = useMessages(messages)
  const { t, locale } = tools
  const formId = useId()
  const [began] = useState(() =>
    source
      ? copiedCampaign(source, t('new.copyName', { name: source.name }))
      : blankCampaign(choices),
  )
  const [form, setForm] = useState(began)
  const [isTried, setTried] = useState(false)
  const [told, setTold] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<PortError>()
  const [refusals, setRefusals] = useState<object>()
  const [isSaving, setSaving] = useState(false)
  // The same campaign is not made twice where only the answer got lost; a changed one is another.
  const written = JSON.stringify(form)
  const [command, setCommand] = useState({ written, id: crypto.randomUUID() })
  const { close, question } = useCloseQuestion({
    isChanged: written !== JSON.stringify(began),
    onClose,
  })
  const others = useMemo(
    () =>
      campaigns.map(({ id, name, customer, start, end }) => ({
        id: `${id}`,
        label: name,
        description: `${customer.name} · ${formatRange(locale, start, end)}`,
      })),
    [campaigns, locale],
  )
  const copied = campaigns.find(({ id }) => id === form.copyOf)
  const shift = copyShift(form, copied)
  const faults = campaignFaults(form)
  const own: Partial<Record<Field, string>> = {
    ...(faults.name && { name: t('new.nameMissing') }),
    ...(faults.end && { end: t('fault.order') }),
  }
  const faultOf = (field: Field) => told[field] ?? (isTried ? own[field] : undefined)
  const set = (field: Field, change: (form: NewCampaign) => NewCampaign) => {
    setForm(change)
    setTold(({ [field]: _old, ...rest }) => rest)
  }
  const put = <F extends Field>(field: F, value: NewCampaign[F]) =>
    set(field, (before) => ({ ...before, [field]: value }))

  const submit = async () => {
    setTried(true)
    setFailure(undefined)
    if (isSaving) return
    if (Object.keys(own).length > 0) return setRefusals({})
    const { id } = command.written === written ? command : { id: crypto.randomUUID() }
    setCommand({ written, id })
    setSaving(true)
    const error = await create({ ...form, name: form.name.trim() }, id)
    setSaving(false)
    if (!error) return onClose()
    setTold(
      Object.fromEntries(Object.entries(error.fields).map(([field, [text]]) => [field, text])),
    )
    setFailure(error)
    setRefusals({})
  }
  return (
    <>
      <Dialog
        isOpen
        size="large"
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={source ? t('new.copyTitle', { name: source.name }) : t('new.title')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(source ? 'new.confirmCopy' : 'new.confirm')}
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
                value={form.name}
                onChange={(name) => put('name', name)}
                maxLength={maxName}
                errorMessage={faultOf('name')}
                isRequired
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
                autoFocus
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <ComboBox
                label={t('new.client')}
                description={t('new.knownOrNew')}
                options={options(choices.clients)}
                allowsCustom
                value={form.client}
                onChange={(client) => put('client', client)}
                errorMessage={faultOf('client')}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <ComboBox
                label={t('new.product')}
                description={t('new.knownOrNew')}
                options={options(choices.products)}
                allowsCustom
                value={form.product}
                onChange={(product) => put('product', product)}
                errorMessage={faultOf('product')}
              />
            </FieldGridItem>
            <FieldGridItem columns={12}>
              <ComboBox
                label={t('new.beginWith')}
                description={
                  copied === undefined
                    ? t('new.beginHint')
                    : shift === 0
                      ? t('new.copyHint')
                      : t('new.copyMoved', { days: Math.abs(shift), way: shift > 0 ? 'later' : 'earlier' }) // prettier-ignore
                }
                placeholder={t('new.beginEmpty')}
                options={others}
                value={form.copyOf === null ? null : `${form.copyOf}`}
                onChange={(id) =>
                  set('copyOf', (before) =>
                    beganWith(
                      before,
                      campaigns.find((one) => `${one.id}` === id),
                    ),
                  )
                }
                errorMessage={faultOf('copyOf')}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <DatePicker
                label={t('column.start')}
                value={form.start}
                onChange={(start) => set('start', (before) => startedOn(before, start))}
                today={today}
                errorMessage={faultOf('start')}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <DatePicker
                label={t('column.end')}
                value={form.end}
                onChange={(end) => put('end', end)}
                today={today}
                errorMessage={faultOf('end')}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <NumberField
                label={t('column.budget')}
                value={form.budget}
                onChange={(budget) => put('budget', budget)}
                minValue={0}
                maxValue={999_999_999_999}
                formatOptions={{ style: 'currency', currency: currencyCode(form.currency ?? '') }}
                hasNoSteps
                errorMessage={faultOf('budget')}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <Select
                label={t('column.currency')}
                options={options([...new Set([...choices.currencies, ...(form.currency ? [form.currency] : [])])])} // prettier-ignore
                value={form.currency}
                onChange={(currency) => put('currency', currency)}
                errorMessage={faultOf('currency')}
              />
            </FieldGridItem>
            <FieldGridItem columns={6}>
              <DatePicker
                label={t('release.due')}
                description={t('release.dueHint')}
                value={form.dueOn}
                onChange={(dueOn) => put('dueOn', dueOn)}
                today={today}
                errorMessage={faultOf('dueOn')}
              />
            </FieldGridItem>
          </FieldGrid>
        </Form>
      </Dialog>
      {question}
    </>
  )
}
