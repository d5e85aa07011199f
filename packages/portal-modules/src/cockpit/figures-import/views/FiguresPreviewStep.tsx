import { Banner, Chip } from '@atrium/design-system'
import { useMemo } from 'react'
import { errorText, formatDay, useMessages } from '../../../kit/index.ts'
import { ImportPreview, rawText } from '../../../kit/table-import/index.ts'
import { changing, countResults, previewRows, type PreviewRow } from '../compare.logic.ts'
import { figureMessages } from '../messages/index.ts'
import type { FiguresImportModel } from '../useFiguresImport.ts'
import { useFigureColumns } from './useFigureColumns.tsx'

const keyOf = ({ line }: PreviewRow) => line

/** Which values are new, which change and how, what is wrong and can be mended right here. */
export function FiguresPreviewStep({ model }: { model: FiguresImportModel }) {
  const tools = useMessages(figureMessages)
  const { t, locale } = tools
  const { comparison, counts, maxValues, refused, rows } = model
  const { compared, failure } = comparison
  const all = useMemo(
    () =>
      previewRows(
        rows,
        ({ day, cells }) => (day ? formatDay(locale, day) : rawText(cells.day, locale)),
        compared,
      ),
    [compared, locale, rows],
  )
  return (
    <ImportPreview
      rows={all}
      getKey={keyOf}
      columns={useFigureColumns(model)}
      changing={changing}
      comparison={comparison}
      comparingText={t('preview.comparing')}
      results={<Results model={model} />}
      faultyCount={counts.faulty}
      refusal={
        refused && {
          isStale: false,
          text: t('preview.refused', { reason: errorText(tools, refused) }),
        }
      }
      failureText={failure && errorText(tools, failure)}
      onLeave={model.leave}
    >
      {compared && compared.comparison.values.length > maxValues && (
        <Banner tone="bad">{t('preview.tooMany', { most: maxValues })}</Banner>
      )}
    </ImportPreview>
  )
}

/** "12 neue Tage · 3 geändert · 40 bleiben", counted anew after each change. */
function Results({ model: { comparison } }: { model: FiguresImportModel }) {
  const { t } = useMessages(figureMessages)
  const { compared } = comparison
  if (!compared) return null
  const results = countResults(compared.comparison)
  const { newKeys } = compared.comparison
  return (
    <>
      {results.added + results.changed === 0 && <span>{t('preview.same')}</span>}
      {results.added > 0 && <Chip tone="ok">{t('preview.added', { count: results.added })}</Chip>}
      {results.changed > 0 && (
        <Chip tone="info">{t('preview.changed', { count: results.changed })}</Chip>
      )}
      {newKeys.length > 0 && (
        <Chip tone="ok">{t('preview.newFigures', { count: newKeys.length })}</Chip>
      )}
      {results.unchanged > 0 && <Chip>{t('preview.unchanged', { count: results.unchanged })}</Chip>}
    </>
  )
}
