import { Banner, FileButton, Section, Select } from '@atrium/design-system'
import { FileSpreadsheet } from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../../kit/index.ts'
import { rawText } from '../cell-text.ts'
import { headsAt } from '../columns.logic.ts'
import { importMessages } from '../messages/index.ts'
import { importFields, type ImportField } from '../plan-import.port.ts'
import type { FileSheet } from '../table.types.ts'
import type { PlanImportModel } from '../usePlanImport.ts'
import type { PlanFile } from '../usePlanFile.ts'

const none = 'none'
/** A column without a head is called as spreadsheets do: A, B … AA. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Which column holds what, and what the file's words for media types mean. */
export function ColumnsStep({ model, file }: { model: PlanImportModel; file: PlanFile }) {
  const { t, locale } = useMessages(importMessages)
  const { chooseField, needed, read, isReading } = model
  const { layout } = file
  const sheet = file.sheets[file.sheetIndex]!
  const options = useMemo(
    () => [
      { id: none, label: t('columns.none') },
      ...importFields.map((id) => ({ id, label: t(`field.${id}`) })),
    ],
    [t],
  )
  const examples = (index: number) => {
    const texts = sheet.rows
      .slice(layout.headRow + 1)
      .map((row) => rawText(row[index], locale).trim())
      .filter((text) => text !== '')
    return [...new Set(texts)].slice(0, 3)
  }
  const [first, second] = needed.map((field) => t(`field.${field}`))
  return (
    <>
      <Section
        title={t('columns.title')}
        description={t('columns.detail', { client: model.campaign.customer.name })}
      >
        <div className="at-import-columns">
          <div className="at-import-source">
            <span>{t('file.current', { name: file.name })}</span>
            <FileButton
              size="compact"
              icon={FileSpreadsheet}
              accept=".xlsx,.xlsm,.csv,.txt,.xls"
              isDisabled={isReading}
              onFiles={([chosen]) => chosen && void read(chosen)}
            >
              {t('file.other')}
            </FileButton>
          </div>
          {model.fault && <Banner tone="bad">{t(`fault.${model.fault}`)}</Banner>}
          {file.hasNoHead && <Banner tone="warn">{t('columns.noHead')}</Banner>}
          {needed.length > 0 && (
            <Banner tone="warn">
              {t('columns.needed', { count: needed.length, first: first!, second: second ?? '' })}
            </Banner>
          )}
          <Sources model={model} file={file} sheet={sheet} />
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
                    description={field === 'campaign' ? t('columns.campaignHint') : undefined}
                    onChange={(id) =>
                      chooseField(index, id === none || id === null ? null : (id as ImportField))
                    }
                  />
                </li>
              )
            })}
          </ul>
        </div>
      </Section>
      {model.unknown.length > 0 && <MediaWords model={model} />}
    </>
  )
}

/** Which sheet, and where in it the heads are. */
function Sources({
  model,
  file: { sheets, sheetIndex, layout },
  sheet,
}: {
  model: PlanImportModel
  file: PlanFile
  sheet: FileSheet
}) {
  const { t } = useMessages(importMessages)
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

/** What the file calls media types and nobody else does: said once for all rows. */
function MediaWords({ model: { types, unknown, teach } }: { model: PlanImportModel }) {
  const { t } = useMessages(importMessages)
  const options = useMemo(
    () => types.map(({ id, name }) => ({ id: `${id}`, label: name })),
    [types],
  )
  return (
    <Section title={t('media.title')} description={t('media.detail')}>
      <ul className="at-import-list">
        {unknown.map(({ word, count, mediaTypeId }) => (
          <li key={word}>
            <div className="at-import-head">
              <strong>{word}</strong>
              <span>{t('media.count', { count })}</span>
            </div>
            <Select
              label={word}
              isLabelHidden
              options={options}
              placeholder={t('media.choose')}
              value={mediaTypeId === null ? null : `${mediaTypeId}`}
              isClearable
              onChange={(id) => teach(word, id === null ? null : Number(id))}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
