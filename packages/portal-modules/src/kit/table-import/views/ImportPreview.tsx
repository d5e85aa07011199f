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
  type DataTableColumn,
  type DataTableHandle,
} from '@atrium/design-system'
import { EyeOff, Undo2 } from 'lucide-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../language/useMessages.ts'
import { tableImportMessages } from '../messages/index.ts'
import { isShown, previewFilters, type PreviewFilter, type PreviewLine } from '../preview.ts'
import type { Comparison } from '../useComparison.ts'

export interface ImportPreviewProps<Row extends PreviewLine> {
  /** Rows of the file, and what else is compared with it. */
  rows: readonly Row[]
  getKey: (row: Row) => string | number
  columns: readonly DataTableColumn<Row>[]
  /** States in which something would change. */
  changing: ReadonlySet<string>
  comparison: Pick<Comparison<unknown>, 'isComparing' | 'failure' | 'again'>
  /** What the import waits for: "Wird mit den Personen verglichen …". */
  comparingText: string
  /** What comes of all of it, once that is known. */
  results: ReactNode
  /** Rows that cannot be taken over as they are. */
  faultyCount: number
  /** Why it was not taken over; `isStale` where what it was compared with is another by now. */
  refusal: { isStale: boolean; text: string } | undefined
  /** Why it could not be compared; undefined: it could, or its cells say why. */
  failureText: string | undefined
  /** What else is to be known, between what is wrong and the rows. */
  children?: ReactNode
  /** Leaves a row of the file out, or takes it in again. */
  onLeave: (line: number, isLeft: boolean) => void
}

/** What changes, what is wrong and can be mended right here, and what stays outside. */
export function ImportPreview<Row extends PreviewLine>(props: ImportPreviewProps<Row>) {
  const { rows, getKey, columns, changing, comparison, results, faultyCount } = props
  const { comparingText, refusal, failureText, children, onLeave } = props
  const { t } = useMessages(tableImportMessages)
  const [filter, setFilter] = useState<PreviewFilter>('all')
  const table = useRef<DataTableHandle>(null)
  const shown = useMemo(
    () => rows.filter(({ state }) => isShown(state, filter, changing)),
    [changing, filter, rows],
  )
  const countOf = (value: PreviewFilter) =>
    rows.filter(({ state }) => isShown(state, value, changing)).length
  const mend = () => {
    setFilter('faulty')
    const first = rows.find(({ state }) => state === 'faulty')
    if (first) requestAnimationFrame(() => table.current?.focus(getKey(first)))
  }
  // What the file does not name is left or removed as a whole.
  const isOfFile = ({ line }: Row) => line !== null
  const rowActions = ({ line, state }: Row) =>
    line === null ? null : state === 'left' ? (
      <MenuItem icon={Undo2} onAction={() => onLeave(line, false)}>
        {t('action.take')}
      </MenuItem>
    ) : (
      <MenuItem icon={EyeOff} onAction={() => onLeave(line, true)}>
        {t('action.leave')}
      </MenuItem>
    )
  const faults = t('preview.faults', { count: faultyCount })
  const summary = (
    <output className="at-import-summary">
      {comparison.isComparing ? (
        <span className="at-import-wait">
          <Spinner label={comparingText} />
          <span aria-hidden="true">{comparingText}</span>
        </span>
      ) : (
        results
      )}
      {faultyCount > 0 && <Chip tone="bad">{faults}</Chip>}
    </output>
  )
  return (
    <Section title={t('preview.title')} aside={summary}>
      <div className="at-import-preview">
        {refusal && (
          <Banner tone={refusal.isStale ? 'warn' : 'bad'} role="alert">
            {refusal.text}
          </Banner>
        )}
        {failureText && (
          <Banner
            tone="bad"
            action={<Button onPress={comparison.again}>{t('action.retry')}</Button>}
          >
            {t('preview.failed')} {failureText}
          </Banner>
        )}
        {faultyCount > 0 && (
          <Banner tone="bad" action={<Button onPress={mend}>{t('action.mend')}</Button>}>
            {faults}. {t('preview.mend')}
          </Banner>
        )}
        {children}
        <div className="at-import-tools">
          <SegmentedControl
            label={t('preview.filter')}
            value={filter}
            onChange={setFilter}
            options={previewFilters.map((value) => ({
              value,
              label: t(`preview.${value}`, { count: countOf(value) }),
            }))}
          />
        </div>
        <DataTable
          ref={table}
          label={t('preview.table')}
          columns={columns}
          rows={shown}
          getKey={getKey}
          getText={({ name, line }) => (name === '' ? `${t('preview.line')} ${line}` : name)}
          rowActions={rowActions}
          hasRowActions={isOfFile}
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
