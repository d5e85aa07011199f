import {
  Banner,
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
  useMediaWords,
} from '@atrium/design-system'
import type { Media } from '@atrium/design-system/theme'
import { useId } from 'react'
import { currencyCode } from '../../kit/campaigns/index.ts'
import { isStale, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isDecided } from '../plan.logic.ts'
import { type SheetRow } from './sheet.logic.ts'
import type { PlanSheetModel } from './usePlanSheet.ts'
import { useRowForm, type RowForm } from './useRowForm.ts'

export interface RowDialogProps {
  model: Pick<PlanSheetModel, 'write' | 'explain' | 'rules'>
  row: SheetRow
  currencyName: string | null
  publishers: readonly string[]
  onClose: () => void
}

const days = ['start', 'end', 'bookingDeadline', 'materialDeadline'] as const

/** Writes all of a row at once: where there is no room for cells, or who likes fields better (CAMP-15). */
export function RowDialog({ model, row, currencyName, publishers, onClose }: RowDialogProps) {
  const { t } = useMessages(messages)
  const formId = useId()
  const form = useRowForm(model.write, row, onClose)
  const { failure, refusals, isSaving, close, question } = form
  return (
    <>
      <Dialog
        isOpen
        size="large"
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={row.values.name || t('sheet.newRow')}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t('sheet.save')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void form.submit()}
          errors={refusals}
          errorMessage={
            failure && (isStale(failure) ? t('sheet.staleRow') : model.explain(failure))
          }
          isSaving={isSaving}
        >
          {row.channel && isDecided(row.channel) && (
            <Banner tone="info">{t('sheet.consequence', { count: 1 })}</Banner>
          )}
          <RowFields
            form={form}
            kinds={model.rules.media}
            currencyName={currencyName}
            publishers={publishers}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}

interface RowFieldsProps {
  form: RowForm
  kinds: PlanSheetModel['rules']['media']
  currencyName: string | null
  publishers: readonly string[]
}

function RowFields({ form, kinds, currencyName, publishers }: RowFieldsProps) {
  const { t } = useMessages(messages)
  const media = useMediaWords()
  const { values, put, unread, faultOf } = form
  return (
    <FieldGrid>
      <FieldGridItem columns={12}>
        <TextField
          label={t('cell.name')}
          value={values.name}
          onChange={(name) => put('name', name)}
          maxLength={200}
          errorMessage={faultOf('name')}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
      </FieldGridItem>
      <FieldGridItem columns={6}>
        <Select
          label={t('cell.kind')}
          options={kinds.map((kind) => ({ id: kind, label: media[kind]! }))}
          value={values.kind}
          onChange={(kind) => put('kind', kind as Media | null)}
          description={unread('kind')}
          errorMessage={faultOf('kind')}
          isRequired
        />
      </FieldGridItem>
      <FieldGridItem columns={6}>
        <ComboBox
          label={t('cell.publisher')}
          options={publishers.map((name) => ({ id: name, label: name }))}
          allowsCustom
          value={values.publisher}
          onChange={(publisher) => put('publisher', publisher)}
          errorMessage={faultOf('publisher')}
        />
      </FieldGridItem>
      <FieldGridItem columns={12}>
        <NumberField
          label={t('cell.budget')}
          value={values.budget}
          onChange={(budget) => put('budget', budget)}
          minValue={0}
          maxValue={999_999_999_999}
          formatOptions={{ style: 'currency', currency: currencyCode(currencyName ?? '') }}
          hasNoSteps
          description={unread('budget')}
          errorMessage={faultOf('budget')}
        />
      </FieldGridItem>
      {days.map((field) => (
        <FieldGridItem key={field} columns={6}>
          <DatePicker
            label={t(`cell.${field}`)}
            value={values[field]}
            onChange={(day) => put(field, day)}
            description={unread(field)}
            errorMessage={faultOf(field)}
          />
        </FieldGridItem>
      ))}
    </FieldGrid>
  )
}
