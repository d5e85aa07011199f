import {
  Banner,
  Button,
  Chip,
  DataTable,
  MenuItem,
  RadioGroup,
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
import { importMessages } from '../messages/index.ts'
import {
  countResults,
  countShown,
  isShown,
  previewFilters,
  previewRows,
  type PreviewFilter,
  type PreviewRow,
} from '../preview.logic.ts'
import type { MissingChannels } from '../plan-import.port.ts'
import type { PlanImportModel } from '../usePlanImport.ts'
import { useImportColumns } from './useImportColumns.tsx'

/** What changes, what is wrong and can be mended right here, and what stays outside. */
export function PreviewStep({ model }: { model: PlanImportModel }) {
  const tools = useMessages(importMessages)
  const { t, locale } = tools
  const { comparison, counts, rows, refused } = model
  const [chosen, setFilter] = useState<PreviewFilter>()
  const table = useRef<DataTableHandle>(null)
  const all = useMemo(
    () =>
      previewRows(
        rows,
        ({ channel, cells }) => channel?.name ?? rawText(cells.name, locale),
        comparison.compared,
      ),
    [comparison.compared, locale, rows],
  )
  const shownCounts = useMemo(() => countShown(all), [all])
  const filter = chosen ?? 'all'
  const shown = useMemo(() => all.filter((row) => isShown(row, filter)), [all, filter])
  const columns = useImportColumns(model)
  const mend = () => {
    setFilter('faulty')
    const first = all.find(({ state }) => state === 'faulty')
    if (first) requestAnimationFrame(() => table.current?.focus(first.key))
  }
  const rowActions = ({ line, state }: PreviewRow) =>
    line === null ? null : state === 'left' ? (
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
        {counts.faulty > 0 && (
          <Banner tone="bad" action={<Button onPress={mend}>{t('action.mend')}</Button>}>
            {t('preview.faults', { count: counts.faulty })}. {t('preview.mend')}
          </Banner>
        )}
        {counts.rounded > 0 && (
          <Banner tone="info">{t('preview.rounded', { count: counts.rounded })}</Banner>
        )}
        <Missing model={model} />
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
          getKey={({ key }) => key}
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

/** "12 neu · 3 geändert · 1 fällt weg", counted anew after each change. */
function Summary({ model: { comparison, counts } }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  const results = comparison.compared && countResults(comparison.compared.comparison)
  const isSame =
    results && results.added + results.changed + results.removed + results.stopped === 0
  return (
    <output className="at-import-summary">
      {comparison.isComparing && (
        <span className="at-import-wait">
          <Spinner label={t('preview.comparing')} />
          <span aria-hidden="true">{t('preview.comparing')}</span>
        </span>
      )}
      {!comparison.isComparing && results && isSame && <span>{t('preview.same')}</span>}
      {!comparison.isComparing && results && (
        <>
          {results.added > 0 && (
            <Chip tone="ok">{t('preview.added', { count: results.added })}</Chip>
          )}
          {results.changed > 0 && (
            <Chip tone="info">{t('preview.changed', { count: results.changed })}</Chip>
          )}
          {results.removed > 0 && (
            <Chip tone="warn">{t('preview.removed', { count: results.removed })}</Chip>
          )}
          {results.stopped > 0 && (
            <Chip tone="warn">{t('preview.stopped', { count: results.stopped })}</Chip>
          )}
          {results.unchanged > 0 && (
            <Chip>{t('preview.unchanged', { count: results.unchanged })}</Chip>
          )}
          {results.kept > 0 && <Chip>{t('preview.keptRows', { count: results.kept })}</Chip>}
        </>
      )}
      {counts.faulty > 0 && <Chip tone="bad">{t('preview.faults', { count: counts.faulty })}</Chip>}
    </output>
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
