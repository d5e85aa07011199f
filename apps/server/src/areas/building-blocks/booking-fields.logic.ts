import type { ConfigurationEntry } from '@atrium/api-client/contract'
import type { ProblemText } from '../../platform/problem.ts'
import { carriesValue, configurationTexts, valueFault } from '../applications/index.ts'
import { blockTexts } from './building-blocks.texts.ts'

type Configuration = ConfigurationEntry['configuration']

/** A field that an order fills in. */
export interface BookingField extends Configuration {
  id: number
  /** What an order begins with. */
  defaultValue: string | null
}

/** A value as it is sent; of a field with several there are several. */
export interface SentValue {
  configurationId: number
  value: string
}

/** The field as the contract's `configuration`. */
export const toConfiguration = ({
  id: _id,
  defaultValue: _value,
  ...configuration
}: BookingField) => configuration

/** The field with the value that an order begins with. */
export const toEntry = (field: BookingField): ConfigurationEntry => ({
  configurationId: field.id,
  value: field.defaultValue,
  configuration: toConfiguration(field),
})

/** The fields that an order with these media types fills in, in their order. */
const fieldsFor = (
  fields: readonly BookingField[],
  mediaTypeIds: readonly number[],
): BookingField[] =>
  fields.filter(({ mediaTypeId }) => mediaTypeId === null || mediaTypeIds.includes(mediaTypeId))

/** What stands in the answer to a field: texts, headings and spacers take none (ENT-07). */
export const carriedValues = <Value extends SentValue>(
  fields: readonly BookingField[],
  values: readonly Value[],
): Value[] => {
  const typeOf = new Map(fields.map(({ id, type }) => [id, type]))
  return values.filter(({ configurationId, value }) => {
    const type = typeOf.get(configurationId)
    return value.trim() !== '' && (type === undefined || carriesValue(type))
  })
}

/**
 * What is wrong with the values of an order, by `configurations.{configurationId}`: a missing value has
 * no place of its own in the request. Whoever sends the order has to have filled in all that is required
 * (DO-18); until then only what is there has to be right.
 * @param fields  all fields that there are
 * @param kept  ids of fields that the order has answered before; they may be gone by now
 */
export function valueFaults(
  fields: readonly BookingField[],
  values: readonly SentValue[],
  {
    mediaTypeIds,
    kept,
    isSent,
  }: { mediaTypeIds: readonly number[]; kept: readonly number[]; isSent: boolean },
): Record<string, ProblemText> {
  const faults: Record<string, ProblemText> = {}
  const fieldOf = new Map(fields.map((field) => [field.id, field]))
  for (const { configurationId, value } of values) {
    const field = fieldOf.get(configurationId)
    if (!field && kept.includes(configurationId)) continue
    const fault = field ? faultOf(field, value) : blockTexts['unknown-field']
    if (fault) faults[keyOf(configurationId)] ??= fault
  }
  if (!isSent) return faults
  const answered = new Set(
    values.filter(({ value }) => value.trim() !== '').map(({ configurationId }) => configurationId),
  )
  for (const { id, isRequired, type } of fieldsFor(fields, mediaTypeIds)) {
    if (isRequired && carriesValue(type) && !answered.has(id)) {
      faults[keyOf(id)] ??= configurationTexts.required
    }
  }
  return faults
}

const keyOf = (configurationId: number) => `configurations.${configurationId}`

function faultOf(field: BookingField, value: string): ProblemText | undefined {
  if (!carriesValue(field.type)) return undefined
  const { type, valueSelection } = field
  // Of a selection of several, each value comes by itself.
  const isOneOf = type === 'Autocomplete' && valueSelection && valueSelection.length > 0
  if (isOneOf && value.trim() !== '' && !valueSelection.includes(value)) {
    return configurationTexts['not-offered']
  }
  const fault = valueFault({ type, isRequired: false, valueSelection }, value)
  return fault && configurationTexts[fault]
}

/** What is wrong with the fields of a building block, by property of the request. */
export function fieldFaults(
  fields: readonly Pick<BookingField, 'key' | 'type' | 'valueSelection' | 'mediaTypeId'>[],
  isMediaType: (id: number) => boolean,
): Record<string, ProblemText> {
  const faults: Record<string, ProblemText> = {}
  const keys = new Set<string>()
  for (const [index, { key, type, valueSelection, mediaTypeId }] of fields.entries()) {
    const at = `configurations[${index}]`
    if (keys.has(key)) faults[`${at}.key`] = blockTexts['key-twice']
    keys.add(key)
    if (type === 'Select' && !valueSelection?.length) {
      faults[`${at}.valueSelection`] = blockTexts['no-choices']
    }
    if (mediaTypeId !== null && !isMediaType(mediaTypeId)) {
      faults[`${at}.mediaTypeId`] = blockTexts['unknown-media-type']
    }
  }
  return faults
}
