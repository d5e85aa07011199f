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
import { useId, useState } from 'react'
import { currencyCode } from '../../kit/campaigns/index.ts'
import { isStale, useCloseQuestion, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isDecided } from '../plan.logic.ts'
import { isBackwards, type SheetColumn, type SheetRow, type SheetValues } from './sheet.logic.ts'
import type { PlanSheetModel } from './usePlanSheet.ts'

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
  const tools = useMessages(messages)
  const { t } = tools
  const media = useMediaWords()
  const formId = useId()
  const [began] = useState(row.values)
  const [values, setValues] = useState(row.values)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [refusals, setRefusals] = useState<object>()
  const [isSaving, setSaving] = useState(false)
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => began[name as SheetColumn] !== value),
  ) as Partial<SheetValues>
  const isChanged = Object.keys(changed).length > 0
  const { close, question } = useCloseQuestion({ isChanged, onClose })
  const put = <F extends SheetColumn>(field: F, value: SheetValues[F]) =>
    setValues((before) => ({ ...before, [field]: value }))
  const own: Partial<Record<SheetColumn, string>> = {
    ...(values.name.trim() === '' && { name: t('fault.missing') }),
    ...(values.kind === null && { kind: t('fault.missing') }),
    ...(isBackwards(values) && { end: t('fault.order') }),
  }
  /** What came with a paste and could not be read, until something else stands there. */
  const unread = (field: SheetColumn) => {
    const fault = row.faults[field]
    return fault && values[field] === began[field]
      ? t('sheet.unread', { text: fault.text, why: t(`fault.${fault.kind}`) })
      : undefined
  }
  const faultOf = (field: SheetColumn) =>
    failure?.fields[field]?.[0] ?? (isTried ? own[field] : undefined)
  const submit = async () => {
    setTried(true)
    setFailure(undefined)
    if (isSaving) return
    if (Object.keys(own).length > 0) return setRefusals({})
    if (!isChanged) return onClose()
    setSaving(true)
    const label = t('sheet.step.row', { name: values.name })
    const refused = await model.write(label, [{ row, values: changed, faults: {} }], false)
    setSaving(false)
    if (refused === undefined) return onClose()
    if (refused === 'kept') return
    setFailure(refused)
    setRefusals({})
  }
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
          onSubmit={() => void submit()}
          errors={refusals}
          errorMessage={
            failure && (isStale(failure) ? t('sheet.staleRow') : model.explain(failure))
          }
          isSaving={isSaving}
        >
          {row.channel && isDecided(row.channel) && (
            <Banner tone="info">{t('sheet.consequence', { count: 1 })}</Banner>
          )}
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
                options={model.rules.media.map((kind) => ({ id: kind, label: media[kind] }))}
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
        </Form>
      </Dialog>
      {question}
    </>
  )
}
