import { Banner, Button, Dialog, Form, ListRow, ListRows, NumberField, SegmentedControl, Stack } from '@atrium/design-system' // prettier-ignore
import { Scissors } from 'lucide-react'
import { useId, useState } from 'react'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { formatDay, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { ChannelFacts } from '../planning.port.ts'
import type { SheetRow } from './sheet.logic.ts'
import { maxParts, mostParts, splitByMonth, splitInParts, type ChannelPart } from './split.logic.ts'
import type { Refused } from './usePlanCommit.ts'

export interface SplitDialogProps {
  row: SheetRow
  currencyName: string | null
  onSplit: (parts: readonly (Partial<ChannelFacts> & { name: string })[]) => Promise<Refused>
  explain: (error: PortError) => string
  onClose: () => void
}

type Way = 'parts' | 'months'

/** Divides a channel into parts or months: its budget to the cent, its days one after the other; what comes of it is seen before (CAMP-15). */
export function SplitDialog({ row, currencyName, onSplit, explain, onClose }: SplitDialogProps) {
  const { t, locale } = useMessages(messages)
  const formId = useId()
  const [way, setWay] = useState<Way>('parts')
  const [count, setCount] = useState<number | null>(2)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)
  const { values } = row
  const most = mostParts(values)
  const months = splitByMonth(values)
  const isByMonth = way === 'months'
  const isWrong = !isByMonth && (count === null || count < 2 || count > most)
  const parts: ChannelPart[] = isByMonth ? (months ?? []) : isWrong ? [] : splitInParts(values, count!) // prettier-ignore
  const nameOf = (part: ChannelPart, at: number) =>
    isByMonth
      ? t('sheet.monthName', { name: values.name, month: formatDay(locale, part.start!, 'month') })
      : t('sheet.partName', { name: values.name, part: at + 1, count: parts.length })
  const named = parts.map((part, at) => ({ ...part, name: nameOf(part, at) }))
  const tooMany = parts.length > maxParts
  const canSplit = parts.length > 1 && !tooMany
  const submit = async () => {
    if (isSaving || !canSplit) return
    setFailure(undefined)
    setSaving(true)
    const refused = await onSplit(named)
    setSaving(false)
    if (refused === undefined) onClose()
    else if (refused !== 'kept') setFailure(refused)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t('sheet.splitTitle', { name: values.name })}
      description={t('sheet.splitDetail')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            icon={Scissors}
            isPending={isSaving}
            isDisabled={!canSplit}
          >
            {t('sheet.splitConfirm')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        hasNoActions
        onSubmit={() => void submit()}
        errorMessage={failure && explain(failure)}
        isSaving={isSaving}
      >
        <Stack>
          {months && (
            <SegmentedControl
              label={t('sheet.splitBy')}
              value={way}
              onChange={setWay}
              options={[
                { value: 'parts', label: t('sheet.byParts') },
                { value: 'months', label: t('sheet.byMonth') },
              ]}
            />
          )}
          {!isByMonth && (
            <NumberField
              label={t('sheet.parts')}
              value={count}
              onChange={setCount}
              minValue={2}
              maxValue={most}
              step={1}
            />
          )}
          {isByMonth && months?.length === 1 && <Banner tone="info">{t('sheet.oneMonth')}</Banner>}
          {tooMany && <Banner tone="warn">{t('sheet.tooManyParts', { count: maxParts })}</Banner>}
          {(row.channel?.pauses.length ?? 0) > 0 && (
            <Banner tone="info">{t('sheet.splitPauses')}</Banner>
          )}
          {canSplit && (
            <ListRows aria-label={t('sheet.splitResult')}>
              {named.map(({ name, budget, start, end }) => (
                <ListRow
                  key={name}
                  title={name}
                  subtitle={formatRange(locale, start, end)}
                  meta={formatBudget(locale, budget, currencyName)}
                />
              ))}
            </ListRows>
          )}
        </Stack>
      </Form>
    </Dialog>
  )
}
