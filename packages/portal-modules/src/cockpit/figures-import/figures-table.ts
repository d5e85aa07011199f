import { languageOf, messageTools, type ExportTable, type Locale } from '../../kit/index.ts'
import type { ColumnLook } from '../../kit/export/index.ts'
import type { FigureDescription, FigureUnit, StoredFigure } from './figures-import.port.ts'
import { figureMessages } from './messages/index.ts'

const formats: Readonly<Record<FigureUnit, string>> = {
  number: '#,##0.##',
  money: '#,##0.00',
  percent: '0.0#%',
}

/** How a figure is called where somebody reads. */
export const figureName = (
  { nameDe, nameEn }: Pick<FigureDescription, 'nameDe' | 'nameEn'>,
  locale: Locale,
) => (languageOf(locale) === 'de' ? nameDe : nameEn)

/** The values of figures, such that an import of them changes nothing; without values it is a template. */
export function figuresTable(
  figures: readonly (FigureDescription & Partial<Pick<StoredFigure, 'values'>>)[],
  locale: Locale,
): { table: ExportTable; columns: ColumnLook[] } {
  const { t } = messageTools(figureMessages, locale)
  const days = [...new Set(figures.flatMap(({ values = [] }) => values.map(({ day }) => day)))]
  const byDay = figures.map(
    ({ values = [] }) => new Map(values.map(({ day, value }) => [day, value])),
  )
  return {
    table: {
      head: [t('field.day'), ...figures.map((figure) => figureName(figure, locale))],
      rows: days.toSorted().map((day) => [{ day }, ...byDay.map((values) => values.get(day) ?? null)]), // prettier-ignore
    },
    columns: [{ width: 12 }, ...figures.map(({ unit }) => ({ width: 18, numFmt: formats[unit] }))],
  }
}
