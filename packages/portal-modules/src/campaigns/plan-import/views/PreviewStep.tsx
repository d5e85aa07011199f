import { Banner, Chip, RadioGroup } from '@atrium/design-system'
import { useMemo } from 'react'
import { errorText, useMessages } from '../../../kit/index.ts'
import { ImportPreview, rawText } from '../../../kit/table-import/index.ts'
import { importMessages } from '../messages/index.ts'
import { changing, countResults, previewRows, type PreviewRow } from '../preview.logic.ts'
import type { MissingChannels } from '../plan-import.port.ts'
import type { PlanImportModel } from '../usePlanImport.ts'
import { useImportColumns } from './useImportColumns.tsx'

const keyOf = ({ key }: PreviewRow) => key

/** What changes, what is wrong and can be mended right here, and what stays outside. */
export function PreviewStep({ model }: { model: PlanImportModel }) {
  const tools = useMessages(importMessages)
  const { t, locale } = tools
  const { comparison, counts, rows, refused } = model
  const { compared, failure } = comparison
  const all = useMemo(
    () =>
      previewRows(
        rows,
        ({ channel, cells }) => channel?.name ?? rawText(cells.name, locale),
        compared,
      ),
    [compared, locale, rows],
  )
  return (
    <ImportPreview
      rows={all}
      getKey={keyOf}
      columns={useImportColumns(model)}
      changing={changing}
      comparison={comparison}
      comparingText={t('preview.comparing')}
      results={<Results model={model} />}
      faultyCount={counts.faulty}
      refusal={
        refused && {
          isStale: refused.code === 'conflict',
          text:
            refused.code === 'conflict'
              ? t('preview.conflict')
              : t('preview.refused', { reason: errorText(tools, refused) }),
        }
      }
      failureText={failure && failure.code !== 'invalid' ? errorText(tools, failure) : undefined}
      onLeave={model.leave}
    >
      {counts.rounded > 0 && (
        <Banner tone="info">{t('preview.rounded', { count: counts.rounded })}</Banner>
      )}
      <Missing model={model} />
    </ImportPreview>
  )
}

/** "12 neu · 3 geändert · 1 fällt weg", counted anew after each change. */
function Results({ model: { comparison } }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  if (!comparison.compared) return null
  const { added, changed, removed, stopped, unchanged, kept } = countResults(
    comparison.compared.comparison,
  )
  return (
    <>
      {added + changed + removed + stopped === 0 && <span>{t('preview.same')}</span>}
      {added > 0 && <Chip tone="ok">{t('preview.added', { count: added })}</Chip>}
      {changed > 0 && <Chip tone="info">{t('preview.changed', { count: changed })}</Chip>}
      {removed > 0 && <Chip tone="warn">{t('preview.removed', { count: removed })}</Chip>}
      {stopped > 0 && <Chip tone="warn">{t('preview.stopped', { count: stopped })}</Chip>}
      {unchanged > 0 && <Chip>{t('preview.unchanged', { count: unchanged })}</Chip>}
      {kept > 0 && <Chip>{t('preview.keptRows', { count: kept })}</Chip>}
    </>
  )
}

/** What happens to channels that the file does not name: asked only where there are some. */
function Missing({ model }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  const { canRemove, comparison, missing, setMissing } = model
  const results = comparison.compared && countResults(comparison.compared.comparison)
  if (!results || results.kept + results.removed + results.stopped === 0) return null
  return (
    <RadioGroup
      label={t('preview.missing')}
      variant="row"
      description={canRemove ? t(`preview.missingHint.${missing}`) : t('preview.missingBlocked')}
      isDisabled={!canRemove}
      value={missing}
      onChange={(value) => setMissing(value as MissingChannels)}
      options={(['keep', 'remove'] as const).map((value) => ({
        value,
        label: t(`preview.missing.${value}`),
      }))}
    />
  )
}
