import { Banner, FileButton, Section, Select } from '@atrium/design-system'
import { FileSpreadsheet } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../language/useMessages.ts'
import { rawText } from '../cell-text.ts'
import { headsAt } from '../heads.logic.ts'
import { tableImportMessages } from '../messages/index.ts'
import type { ReadFile, TableFileModel } from '../useTableFile.ts'
import { tableFileNames } from './FileStep.tsx'

const none = 'none'
/** A column without a head is called as spreadsheets do: A, B … AA. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

export interface ColumnsStepProps<F extends string> {
  file: ReadFile<F>
  model: Omit<TableFileModel<F>, 'file' | 'read'> & { read: (file: File) => Promise<unknown> }
  detail: string
  fields: readonly F[]
  /** What a field is called. */
  nameOf: (field: F) => string
  /** What there is to know of a field that was chosen. */
  hintOf?: (field: F) => string | undefined
  /** What every row needs and no column has, in words. */
  needed: string | undefined
}

/** Which column holds what. */
export function ColumnsStep<F extends string>(props: ColumnsStepProps<F>) {
  const { file, model, detail, fields, nameOf, hintOf, needed } = props
  const { t, locale } = useMessages(tableImportMessages)
  const { chooseField, read, isReading } = model
  const { layout } = file
  const sheet = file.sheets[file.sheetIndex]!
  const options = useMemo(
    () => [
      { id: none, label: t('columns.none') },
      ...fields.map((id) => ({ id: id as string, label: nameOf(id) })),
    ],
    [fields, nameOf, t],
  )
  const examples = (index: number) => {
    const texts = sheet.rows
      .slice(layout.headRow + 1)
      .map((row) => rawText(row[index], locale).trim())
      .filter((text) => text !== '')
    return [...new Set(texts)].slice(0, 3)
  }
  return (
    <Section title={t('columns.title')} description={detail}>
      <div className="at-import-columns">
        <div className="at-import-source">
          <span>{t('file.current', { name: file.name })}</span>
          <FileButton
            size="compact"
            icon={FileSpreadsheet}
            accept={tableFileNames}
            isDisabled={isReading}
            onFiles={([chosen]) => chosen && void read(chosen)}
          >
            {t('file.other')}
          </FileButton>
        </div>
        {model.fault && <Banner tone="bad">{t(`fault.${model.fault}`)}</Banner>}
        {file.hasNoHead && <Banner tone="warn">{t('columns.noHead')}</Banner>}
        {needed !== undefined && <Banner tone="warn">{needed}</Banner>}
        <Sources model={model} file={file} />
        <ul className="at-import-list">
          {layout.columns.map(({ index, head, field }) => {
            const name =
              head === ''
                ? t('columns.noName', { letter: letterOf(index) })
                : t('columns.head', { head })
            const shown = examples(index)
            return (
              <li key={index} data-at-off={field === null || undefined}>
                <div className="at-import-head">
                  <strong>{head === '' ? name : head}</strong>
                  {shown.length > 0 && (
                    <span>
                      {t('columns.example')} {shown.join(' · ')}
                    </span>
                  )}
                </div>
                <Select
                  label={name}
                  isLabelHidden
                  options={options}
                  value={field ?? none}
                  description={field === null ? undefined : hintOf?.(field)}
                  onChange={(id) =>
                    chooseField(index, id === none || id === null ? null : (id as F))
                  }
                />
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}

/** Which sheet, and where in it the heads are. */
function Sources<F extends string>({ model, file }: Pick<ColumnsStepProps<F>, 'model' | 'file'>) {
  const { t } = useMessages(tableImportMessages)
  const { sheets, sheetIndex, layout } = file
  const sheet = sheets[sheetIndex]!
  const heads = useMemo(
    () => [
      { id: '-1', label: t('columns.noHeadRow') },
      ...sheet.rows.slice(0, 60).flatMap((row, at) => {
        if (row.length === 0) return []
        const text = [...new Set(headsAt(sheet, at).filter(Boolean))].slice(0, 5).join(' · ')
        return [{ id: `${at}`, label: t('columns.headRowOption', { line: at + 1, text }) }]
      }),
    ],
    [sheet, t],
  )
  return (
    <div className="at-import-sources">
      {sheets.length > 1 && (
        <Select
          label={t('columns.sheet')}
          options={sheets.map(({ name }, at) => ({ id: `${at}`, label: name }))}
          value={`${sheetIndex}`}
          onChange={(id) => model.chooseSheet(Number(id))}
        />
      )}
      <Select
        label={t('columns.headRow')}
        options={heads}
        value={`${Math.max(-1, layout.headRow)}`}
        onChange={(id) => model.chooseHeadRow(Number(id))}
      />
    </div>
  )
}
