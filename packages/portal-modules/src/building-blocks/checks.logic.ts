import type { BlockDraft, DraftField } from './draft.logic.ts'
import { toField } from './draft.logic.ts'
import { hasChoices, isForeignValue } from './fields.logic.ts'

export type FaultKind =
  | 'nameShort'
  | 'textLong'
  | 'budgetNegative'
  | 'fieldNameMissing'
  | 'textMissing'
  | 'keyMissing'
  | 'keyTwice'
  | 'choicesMissing'
  | 'choicesLong'
  | 'choiceComma'
  | 'valueForeign'

/** What is wrong with an entry, by its name; a field's are named `<uid>.<property>`. */
export type Faults = Readonly<Record<string, FaultKind>>

/** Longest texts, in characters, as the contract has them. */
export const longest = {
  name: 100,
  description: 1_000,
  format: 200,
  fieldName: 200,
  key: 100,
  fieldDescription: 2_000,
  group: 100,
  choice: 200,
  value: 10_000,
} as const

/** Most choices of a field, and most fields of a block. */
const maxChoices = 200
export const maxFields = 100

/** All that is wrong with a draft, before it is sent. */
export function faultsOf(draft: BlockDraft): Faults {
  const faults: Record<string, FaultKind> = {}
  if (draft.name.trim().length < 3) faults.name = 'nameShort'
  if (draft.description.trim().length > longest.description) faults.description = 'textLong'
  if (draft.format.trim().length > longest.format) faults.format = 'textLong'
  if (draft.budget !== null && draft.budget < 0) faults.budget = 'budgetNegative'
  const seen = new Set<string>()
  for (const entered of draft.fields) {
    const at = (property: keyof DraftField) => `${entered.uid}.${property}`
    const field = toField(entered)
    const { type, key } = field
    if (type === 'Html' && field.description === '') faults[at('description')] = 'textMissing'
    if (field.name === '' && type !== 'Html') faults[at('name')] = 'fieldNameMissing'
    if (field.description.length > longest.fieldDescription) faults[at('description')] = 'textLong'
    if (key === '') faults[at('key')] = 'keyMissing'
    else if (seen.has(key)) faults[at('key')] = 'keyTwice'
    seen.add(key)
    if (hasChoices(type)) {
      const isLong = field.choices.length > maxChoices || field.choices.some(({ length }) => length > longest.choice) // prettier-ignore
      if (field.choices.length === 0) faults[at('choices')] = 'choicesMissing'
      else if (isLong) faults[at('choices')] = 'choicesLong'
      // Several answers are kept with commas between them.
      else if (type === 'Autocomplete' && field.choices.some((one) => one.includes(',')))
        faults[at('choices')] = 'choiceComma'
    }
    if (field.value.length > longest.value) faults[at('value')] = 'textLong'
    else if (isForeignValue(field)) faults[at('value')] = 'valueForeign'
  }
  return faults
}

const own = /^fields\.(\d+)\.(.+)$/

/** Names of field errors as the form knows them: `fields.2.key` is `<uid>.key` of the third field that was sent. */
export function toFormName(name: string, sent: readonly Pick<DraftField, 'uid'>[]): string {
  const [, at, property] = own.exec(name) ?? []
  const field = at === undefined ? undefined : sent[Number(at)]
  return field ? `${field.uid}.${property}` : name
}
