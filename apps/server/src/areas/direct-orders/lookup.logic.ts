import type { LookupValue } from '@atrium/api-client/contract'
import type { Language } from '../../platform/locales.ts'
import type { BookingField } from '../building-blocks/index.ts'

/** No list on a screen shows more. */
const maxValues = 50

const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}+/gu, '').toLowerCase() // prettier-ignore

/**
 * Values of a field that hold a text, without regard to case and accents; those that begin with it come
 * first, each part by name (DO-24). The id of a value is its place in the selection.
 */
export function lookUp(
  { valueSelection }: Pick<BookingField, 'valueSelection'>,
  text: string,
  language: Language,
): LookupValue[] {
  const wanted = folded(text.trim())
  const collator = new Intl.Collator(language)
  return (valueSelection ?? [])
    .map((displayName, index) => ({ id: index + 1, type: 'value', displayName }))
    .filter(({ displayName }) => folded(displayName).includes(wanted))
    .map((value) => ({ value, isLater: !folded(value.displayName).startsWith(wanted) }))
    .toSorted(
      (one, other) =>
        Number(one.isLater) - Number(other.isLater) ||
        collator.compare(one.value.displayName, other.value.displayName),
    )
    .slice(0, maxValues)
    .map(({ value }) => value)
}
