import { carriesValue } from '@atrium/design-system'
import type { Setting } from '../kit/settings/index.ts'
import { wordsOf } from '../kit/settings/settings.ts'
import type { BlockField, FieldType } from './building-blocks.port.ts'

/** The eleven types, those that are filled in first (ENT-06). */
export const fieldTypes: readonly FieldType[] = [
  'TextField',
  'TextArea',
  'Select',
  'AutocompleteSingle',
  'Autocomplete',
  'DatePicker',
  'SectionHeader',
  'Text',
  'Html',
  'Spacer',
  'Hidden',
]

const choosing: readonly FieldType[] = ['Select', 'Autocomplete', 'AutocompleteSingle']

/** Whether a field offers something to choose from. */
export const hasChoices = (type: FieldType): boolean => choosing.includes(type)

/** Whether somebody fills it in: only then an answer can be required. */
export const isFilledIn = (type: FieldType): boolean => carriesValue({ type }) && type !== 'Hidden'

/** Whether it takes room in the grid. */
export const isPlaced = (type: FieldType): boolean => type !== 'Hidden'

/** Lines of a text as choices: without empty ones, each once. */
export const choicesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Longest key that is made up, in characters. */
const maxMadeKey = 40

/**
 * A key for a field, made from its name: `Text der Durchsage` gives `TEXT-DER-DURCHSAGE`.
 * @param taken  keys that other fields have; a number keeps it apart from them
 */
export function makeKey(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxMadeKey)
    .replaceAll(/^-+|-+$/g, '')
    .toUpperCase()
  const base = plain || 'FELD'
  let key = base
  for (let count = 2; taken.includes(key); count += 1) key = `${base}-${count}`
  return key
}

/** A field as the renderer of the order form takes it; `id` tells fields apart. */
export function toSetting(field: BlockField, id: number): Setting {
  return {
    id,
    field: {
      key: `field-${id}`,
      displayName: field.name,
      description: field.description || null,
      isRequired: field.isRequired,
      type: field.type,
      valueSelection: hasChoices(field.type) ? field.choices : null,
      order: id,
      columnSize: field.columns,
      columnBreakAfter: field.breaksAfter,
      groupName: field.group || null,
    },
  }
}

/** A default that is none of the choices any more. */
export function isForeignValue({ type, choices, value }: BlockField): boolean {
  if (value.trim() === '' || choices.length === 0) return false
  if (type === 'Autocomplete') return wordsOf(value).some((word) => !choices.includes(word))
  return hasChoices(type) && !choices.includes(value)
}

/** What an order asks for: the fields of all orders, and those of the media that are ordered (BB-05). */
export const askedFields = <Field extends Pick<BlockField, 'mediaTypeId'>>(
  fields: readonly Field[],
  mediaTypeIds: readonly number[],
): Field[] =>
  fields.filter(({ mediaTypeId }) => mediaTypeId === null || mediaTypeIds.includes(mediaTypeId))

/** The media types that a block has options for: those that it offers, and others that its fields are about. */
export const mediaOf = (
  offered: readonly { mediaTypeId: number }[],
  fields: readonly Pick<BlockField, 'mediaTypeId'>[],
): number[] => [
  ...new Set([
    ...offered.map(({ mediaTypeId }) => mediaTypeId),
    ...fields.flatMap(({ mediaTypeId }) => mediaTypeId ?? []),
  ]),
]
