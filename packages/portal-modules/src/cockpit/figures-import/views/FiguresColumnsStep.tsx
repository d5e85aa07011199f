import { useCallback, useMemo } from 'react'
import { useMessages } from '../../../kit/index.ts'
import { ColumnsStep, type ReadFile } from '../../../kit/table-import/index.ts'
import { figureName } from '../figures-table.ts'
import { figureMessages } from '../messages/index.ts'
import type { FiguresImportModel } from '../useFiguresImport.ts'
import { fieldOf, keyOf, type FigureField } from '../words.logic.ts'

export interface FiguresColumnsStepProps {
  model: FiguresImportModel
  file: ReadFile<FigureField>
}

/** Which column holds the day, and which ones figures. */
export function FiguresColumnsStep({ model, file }: FiguresColumnsStepProps) {
  const { t, locale } = useMessages(figureMessages)
  const { context, missing, storedKeys } = model
  const fields = useMemo(
    (): FigureField[] => ['day', ...context.figures.map(({ key }) => fieldOf(key))],
    [context.figures],
  )
  const nameOf = useCallback(
    (field: FigureField) => {
      const figure = context.figures.find(({ key }) => key === keyOf(field))
      return figure ? figureName(figure, locale) : t('field.day')
    },
    [context.figures, locale, t],
  )
  return (
    <ColumnsStep
      file={file}
      model={model}
      detail={t('columns.detail')}
      fields={fields}
      nameOf={nameOf}
      hintOf={(field) =>
        field !== 'day' && !storedKeys.has(keyOf(field)) ? t('columns.newFigure') : undefined
      }
      needed={missing && t(missing === 'day' ? 'columns.neededDay' : 'columns.neededFigure')}
    />
  )
}
