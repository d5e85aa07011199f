import {
  addedValue,
  addValues as addAnyValues,
  type AddedValue,
  type LucideIcon,
} from '@atrium/design-system'
import { Circle } from 'lucide-react'

/** Lists of values that a product's server may have more of than Atrium knows. */
export type Vocabulary =
  | 'campaign.status'
  | 'channel.state'
  | 'media'
  | 'task.priority'
  | 'timeline.kind'

/** A value that Atrium does not know; typed so that the known ones are still offered by an editor. */
export type OtherValue = string & {}

/**
 * Says once, before the first render, what the values of a list are that a product's server uses and Atrium does
 * not know: label, icon and tone. What nobody says is shown as a readable form of the value.
 * What it returns takes that back, which tests and stories alone need.
 */
export const addValues: (
  vocabulary: Vocabulary,
  values: Readonly<Record<string, AddedValue>>,
) => () => void = addAnyValues

/** Icon and tone of a value. */
export interface ValueLook {
  icon: LucideIcon
  tone: NonNullable<AddedValue['tone']>
}

/** How a value looks: as the product says, else as `known` does, else plain. */
export function valueLook(
  vocabulary: Vocabulary,
  value: string | number,
  known: Readonly<Record<string, ValueLook>>,
): ValueLook {
  const own = Object.hasOwn(known, value) ? known[value] : undefined
  const added = addedValue(vocabulary, value)
  return {
    icon: added?.icon ?? own?.icon ?? Circle,
    tone: added?.tone ?? own?.tone ?? 'neutral',
  }
}

/** The known values, then those that the product added, then others that occur; each once. */
export const allValues = <T extends string>(
  known: readonly T[],
  added: readonly string[],
  used: readonly string[] = [],
): readonly (T | OtherValue)[] => [...new Set<T | OtherValue>([...known, ...added, ...used])]
