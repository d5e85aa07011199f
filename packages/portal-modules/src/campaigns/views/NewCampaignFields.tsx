import {
  ComboBox,
  DatePicker,
  FieldGrid,
  FieldGridItem,
  NumberField,
  Select,
  TextField,
} from '@atrium/design-system'
import { useMemo } from 'react'
import { currencyCode, formatRange } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { beganWith, copyShift, startedOn } from '../new-campaign.logic.ts'
import type { CreationModel } from '../useCreation.ts'
import type { NewCampaignForm } from '../useNewCampaignForm.ts'

const options = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }))
const maxName = 200

export interface NewCampaignFieldsProps {
  model: NewCampaignForm
  choices: CreationModel['choices']
  /** What its channels can be taken from. */
  campaigns: readonly Campaign[]
  today: string
}

/** The fields of a new campaign. */
export function NewCampaignFields({ model, choices, campaigns, today }: NewCampaignFieldsProps) {
  const { t } = useMessages(messages)
  const { form, set, put, faultOf } = model
  return (
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
        <BeginWithField model={model} campaigns={campaigns} />
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
  )
}

/** From which campaign the channels are taken, and by how much their days move. */
function BeginWithField({ model, campaigns }: Pick<NewCampaignFieldsProps, 'model' | 'campaigns'>) {
  const { t, locale } = useMessages(messages)
  const { form, set, faultOf } = model
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
  return (
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
  )
}
