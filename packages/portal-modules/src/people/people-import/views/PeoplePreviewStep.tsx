import {
  Banner,
  Button,
  Chip,
  DataTable,
  MenuItem,
  Section,
  SegmentedControl,
  Spinner,
  StateScreen,
  type DataTableHandle,
} from '@atrium/design-system'
import { EyeOff, Undo2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { errorText, useMessages } from '../../../kit/index.ts'
import { rawText } from '../../../kit/table-import/index.ts'
import { listMessages } from '../messages/index.ts'
import {
  countResults,
  countShown,
  isShown,
  previewFilters,
  previewRows,
  type PreviewFilter,
  type PreviewRow,
} from '../preview.logic.ts'
import type { PeopleImportModel } from '../usePeopleImport.ts'
import { useListColumns } from './useListColumns.tsx'

/** Who is new, who changes and how, what is wrong and can be mended right here. */
export function PeoplePreviewStep({ model }: { model: PeopleImportModel }) {
  const tools = useMessages(listMessages)
  const { t, locale } = tools
  const { comparison, counts, maxPeople, refused, rows } = model
  const [filter, setFilter] = useState<PreviewFilter>('all')
  const table = useRef<DataTableHandle>(null)
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
        comparison.compared,
      ),
    [comparison.compared, locale, rows],
  )
  const shownCounts = useMemo(() => countShown(all), [all])
  const shown = useMemo(() => all.filter((row) => isShown(row, filter)), [all, filter])
  const columns = useListColumns(model)
  const mend = () => {
    setFilter('faulty')
    const first = all.find(({ state }) => state === 'faulty')
    if (first) requestAnimationFrame(() => table.current?.focus(first.line))
  }
  const rowActions = ({ line, state }: PreviewRow) =>
    state === 'left' ? (
      <MenuItem icon={Undo2} onAction={() => model.leave(line, false)}>
        {t('action.take')}
      </MenuItem>
    ) : (
      <MenuItem icon={EyeOff} onAction={() => model.leave(line, true)}>
        {t('action.leave')}
      </MenuItem>
    )
  return (
    <Section title={t('preview.title')} aside={<Summary model={model} />}>
      <div className="at-import-preview">
        {refused && (
          <Banner tone={refused.code === 'conflict' ? 'warn' : 'bad'} role="alert">
            {refused.code === 'conflict'
              ? t('preview.conflict')
              : t('preview.refused', { reason: errorText(tools, refused) })}
          </Banner>
        )}
        {comparison.failure && comparison.failure.code !== 'invalid' && (
          <Banner
            tone="bad"
            action={<Button onPress={comparison.again}>{t('action.retry')}</Button>}
          >
            {t('preview.failed')} {errorText(tools, comparison.failure)}
          </Banner>
        )}
        {counts.good > maxPeople && (
          <Banner tone="bad">{t('preview.tooMany', { most: maxPeople })}</Banner>
        )}
        {counts.faulty > 0 && (
          <Banner tone="bad" action={<Button onPress={mend}>{t('action.mend')}</Button>}>
            {t('preview.faults', { count: counts.faulty })}. {t('preview.mend')}
          </Banner>
        )}
        <div className="at-import-tools">
          <SegmentedControl
            label={t('preview.filter')}
            value={filter}
            onChange={setFilter}
            options={previewFilters.map((value) => ({
              value,
              label: t(`preview.${value}`, { count: shownCounts[value] }),
            }))}
          />
        </div>
        <DataTable
          ref={table}
          label={t('preview.table')}
          columns={columns}
          rows={shown}
          getKey={({ line }) => line}
          getText={({ name, line }) => (name === '' ? `${t('preview.line')} ${line}` : name)}
          rowActions={rowActions}
          emptyState={
            <StateScreen
              kind="empty"
              headingLevel={3}
              title={t('preview.nothingHere')}
              detail={t('preview.nothingDetail')}
            />
          }
        />
      </div>
    </Section>
  )
}

/** "12 werden eingeladen · 3 geändert · 40 bleiben", counted anew after each change. */
function Summary({ model: { comparison, counts } }: { model: PeopleImportModel }) {
  const { t } = useMessages(listMessages)
  const { compared, isComparing } = comparison
  const results = compared && countResults(compared.comparison)
  const groups = compared?.comparison.newGroups.length ?? 0
  const isSame = results && results.invited + results.changed === 0
  return (
    <output className="at-import-summary">
      {isComparing && (
        <span className="at-import-wait">
          <Spinner label={t('preview.comparing')} />
          <span aria-hidden="true">{t('preview.comparing')}</span>
        </span>
      )}
      {!isComparing && results && (
        <>
          {isSame && <span>{t('preview.same')}</span>}
          {results.invited > 0 && (
            <Chip tone="ok">{t('preview.invited', { count: results.invited })}</Chip>
          )}
          {results.changed > 0 && (
            <Chip tone="info">{t('preview.changed', { count: results.changed })}</Chip>
          )}
          {groups > 0 && <Chip tone="ok">{t('preview.newGroups', { count: groups })}</Chip>}
          {results.unchanged > 0 && (
            <Chip>{t('preview.unchanged', { count: results.unchanged })}</Chip>
          )}
        </>
      )}
      {counts.faulty > 0 && <Chip tone="bad">{t('preview.faults', { count: counts.faulty })}</Chip>}
    </output>
  )
}
