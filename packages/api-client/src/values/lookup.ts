import type { LookupValue } from '../contract/links.contract.ts'

/** Ids of different types have nothing to do with each other (ENT-23). */
const isSame = (one: LookupValue, other: LookupValue) =>
  one.id === other.id && one.type === other.type

/** What a path answered with, marked with the type that was asked for (ENT-24). */
export const ofType = (values: readonly LookupValue[], type: string): LookupValue[] =>
  values.map((value) => ({ ...value, type }))

/** With the value, once. */
export const withLookup = (
  selected: readonly LookupValue[],
  value: LookupValue,
): readonly LookupValue[] =>
  selected.some((one) => isSame(one, value)) ? selected : [...selected, value]

/** Without exactly this value; the specification drops all others of its type, apparently by mistake. */
export const withoutLookup = (
  selected: readonly LookupValue[],
  value: LookupValue,
): readonly LookupValue[] => selected.filter((one) => !isSame(one, value))
