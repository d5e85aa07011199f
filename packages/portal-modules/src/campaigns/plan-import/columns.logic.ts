import {
  bestSheet,
  cellText,
  findHeadRow,
  headScore,
  layoutAt,
  plainWord,
  type HeadGuess,
  type Layout,
} from '../../kit/table-import/heads.logic.ts'
import { splitDayRanges } from '../../kit/table-import/day-ranges.logic.ts'
import type { FileSheet, TableReader } from '../../kit/table-import/index.ts'
import type { ImportField, ImportMapping } from './plan-import.port.ts'
import { mediaOf, planHeads } from './words.logic.ts'

export type PlanLayout = Layout<ImportField>

/** The fields that the client's files are known for, by their plain heads. */
const saidOf = (known: ImportMapping | null) =>
  new Map(known?.columns.map(({ head, field }) => [plainWord(head), field]))

/** How many cells of a column say a medium, of those that say anything. */
function shareOfMedia({ rows }: FileSheet, headRow: number, column: number): number {
  const texts = rows
    .slice(headRow + 1, headRow + 200)
    .map((row) => cellText(row[column]))
    .filter((text) => text !== '')
  return texts.length === 0 ? 0 : texts.filter((text) => mediaOf(text)).length / texts.length
}

/** "Kanal" may mean the medium, "Format" the channel: what stands below tells. */
function correct({ sheet, headRow, heads, fields: guessed, isSaid }: HeadGuess<ImportField>) {
  const fields = [...guessed]
  if (fields.includes('mediaType')) return fields
  const media = heads.findIndex(
    (_, column) =>
      !isSaid(column) &&
      (fields[column] === null || fields[column] === 'name') &&
      shareOfMedia(sheet, headRow, column) >= 0.8,
  )
  const isName = fields[media] === 'name'
  const next = isName
    ? heads.findIndex(
        (head, column) => fields[column] === null && headScore(planHeads, head, 'name') > 0,
      )
    : -1
  if (media >= 0 && (!isName || next >= 0)) {
    fields[media] = 'mediaType'
    if (isName) fields[next] = 'name'
  }
  return fields
}

const otherFields = ['name', 'mediaType', 'publisher', 'budget', 'campaign', 'externalId'] as const

/** A head of something that is no time, as far as it is known. */
const isNoRange = (head: string) =>
  otherFields.some((field) => headScore(planHeads, head, field) > 0)

/** How plans are understood, by what the client's files are known for. */
export function planReader(known: ImportMapping | null = null): TableReader<ImportField> {
  const said = saidOf(known)
  return {
    prepare: (sheet) => splitDayRanges(sheet, isNoRange),
    bestSheet: (sheets) => bestSheet(planHeads, sheets, said),
    findHeadRow: (sheet) => findHeadRow(planHeads, sheet, said),
    layoutAt: (sheet, headRow) => layoutAt(planHeads, sheet, headRow, { said, correct }),
  }
}

/** What is kept for the client: each head once. */
export function mappingOf(
  { columns }: PlanLayout,
  words: ReadonlyMap<string, number>,
  before: ImportMapping | null,
): ImportMapping {
  const heads = new Map(columns.flatMap(({ head, field }) => (head === '' ? [] : [[head.slice(0, 200), field] as const]))) // prettier-ignore
  const types = new Map([
    ...(before?.mediaTypes ?? []).map(({ word, mediaTypeId }) => [word, mediaTypeId] as const),
    ...words,
  ])
  return {
    columns: [...heads].slice(0, 200).map(([head, field]) => ({ head, field })),
    mediaTypes: [...types].slice(-200).map(([word, mediaTypeId]) => ({ word, mediaTypeId })),
  }
}
