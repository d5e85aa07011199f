import { Banner, Chip } from '@atrium/design-system'
import { useMemo } from 'react'
import { errorText, useMessages } from '../../../kit/index.ts'
import { ImportPreview, rawText } from '../../../kit/table-import/index.ts'
import { listMessages } from '../messages/index.ts'
import { changing, countResults, previewRows, type PreviewRow } from '../preview.logic.ts'
import type { PeopleImportModel } from '../usePeopleImport.ts'
import { useListColumns } from './useListColumns.tsx'

const keyOf = ({ line }: PreviewRow) => line

/** Who is new, who changes and how, what is wrong and can be mended right here. */
export function PeoplePreviewStep({ model }: { model: PeopleImportModel }) {
  const tools = useMessages(listMessages)
  const { t, locale } = tools
  const { comparison, counts, maxPeople, refused, rows } = model
  const { compared, failure } = comparison
  const all = useMemo(
    () =>
      previewRows(
        rows,
        ({ cells: { firstName, lastName, fullName, email } }) =>
          [firstName, lastName]
            .map((cell) => rawText(cell, locale))
            .filter(Boolean)
            .join(' ') ||
          rawText(fullName, locale) ||
          rawText(email, locale),
        compared,
      ),
    [compared, locale, rows],
  )
  return (
    <ImportPreview
      rows={all}
      getKey={keyOf}
      columns={useListColumns(model)}
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
      {counts.good > maxPeople && (
        <Banner tone="bad">{t('preview.tooMany', { most: maxPeople })}</Banner>
      )}
    </ImportPreview>
  )
}

/** "12 werden eingeladen · 3 geändert · 40 bleiben", counted anew after each change. */
function Results({ model: { comparison } }: { model: PeopleImportModel }) {
  const { t } = useMessages(listMessages)
  const { compared } = comparison
  if (!compared) return null
  const results = countResults(compared.comparison)
  const groups = compared.comparison.newGroups.length
  return (
    <>
      {results.invited + results.changed === 0 && <span>{t('preview.same')}</span>}
      {results.invited > 0 && (
        <Chip tone="ok">{t('preview.invited', { count: results.invited })}</Chip>
      )}
      {results.changed > 0 && (
        <Chip tone="info">{t('preview.changed', { count: results.changed })}</Chip>
      )}
      {groups > 0 && <Chip tone="ok">{t('preview.newGroups', { count: groups })}</Chip>}
      {results.unchanged > 0 && <Chip>{t('preview.unchanged', { count: results.unchanged })}</Chip>}
    </>
  )
}
