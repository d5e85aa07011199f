import { Banner, Chip, RadioGroup } from '@atrium/design-system'
import { errorText } from '../../failures/failure-text.ts'
import { ImportPreview } from '../../table-import/views/ImportPreview.tsx'
import { useMessages } from '../../language/useMessages.ts'
import { changingStates, type PreviewRow } from '../compare.logic.ts'
import { recordMessages } from '../messages/index.ts'
import type { RecordImportModel } from '../useRecordImport.ts'
import { useRecordColumns } from './useRecordColumns.tsx'

const keyOf = ({ key }: PreviewRow<string>) => key

/** What is new, what changes and how, what is wrong and can be mended right here. */
export function RecordPreviewStep<F extends string>({ model }: { model: RecordImportModel<F> }) {
  const tools = useMessages(recordMessages)
  const { t } = tools
  const { comparison, counts, maxRows, refused, rows, writeCount } = model
  const { failure } = comparison
  const isStale = refused?.code === 'conflict' || refused?.code === 'not-found'
  return (
    <ImportPreview
      rows={rows}
      getKey={keyOf}
      columns={useRecordColumns(model)}
      changing={changingStates}
      comparison={comparison}
      comparingText={t('preview.comparing')}
      results={<Results model={model} />}
      faultyCount={counts.faulty}
      refusal={
        refused && {
          isStale,
          text: isStale
            ? t('error.conflict')
            : t('preview.refused', { reason: errorText(tools, refused) }),
        }
      }
      failureText={failure && errorText(tools, failure)}
      onLeave={model.leave}
    >
      {writeCount > maxRows && (
        <Banner tone="bad">{t('preview.tooMany', { most: maxRows })}</Banner>
      )}
      <Missing model={model} />
    </ImportPreview>
  )
}

/** "12 neu · 3 geändert · 40 bleiben", counted anew after each change. */
function Results<F extends string>({ model }: { model: RecordImportModel<F> }) {
  const { t } = useMessages(recordMessages)
  const { comparison, counts, writeCount } = model
  if (!comparison.compared) return null
  return (
    <>
      {writeCount === 0 && counts.faulty === 0 && <span>{t('preview.same')}</span>}
      {counts.added > 0 && <Chip tone="ok">{t('preview.added', { count: counts.added })}</Chip>}
      {counts.changed > 0 && (
        <Chip tone="info">{t('preview.changed', { count: counts.changed })}</Chip>
      )}
      {counts.removed > 0 && (
        <Chip tone="warn">{t('preview.removed', { count: counts.removed })}</Chip>
      )}
      {counts.unchanged > 0 && <Chip>{t('preview.unchanged', { count: counts.unchanged })}</Chip>}
      {counts.kept > 0 && <Chip>{t('preview.kept', { count: counts.kept })}</Chip>}
    </>
  )
}

/** What happens to what the file does not name: asked only where there is some. */
function Missing<F extends string>({ model }: { model: RecordImportModel<F> }) {
  const { t } = useMessages(recordMessages)
  const { canRemove, counts, removesMissing, setRemovesMissing } = model
  if (counts.kept + counts.removed === 0) return null
  const value = removesMissing ? 'remove' : 'keep'
  return (
    <RadioGroup
      label={t('preview.missing')}
      variant="row"
      description={t(canRemove ? `preview.missingHint.${value}` : 'preview.missingBlocked')}
      isDisabled={!canRemove}
      value={value}
      onChange={(chosen) => setRemovesMissing(chosen === 'remove')}
      options={(['keep', 'remove'] as const).map((one) => ({
        value: one,
        label: t(`preview.missing.${one}`),
      }))}
    />
  )
}
