import { numberFormat } from '@atrium/design-system'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useSettingWords, type Setting } from '../../kit/settings/index.ts'
import { wordsOf } from '../../kit/settings/settings.ts'
import type { Duration, OrderBlock } from '../direct-orders.port.ts'
import type { Tools } from '../error-text.ts'

/** `2 Wochen`. */
export const durationWords = ({ t }: Tools, { count, unit }: Duration): string =>
  t(`duration.${unit}`, { count })

const numbers: readonly (string | undefined)[] = ['int32', 'float', 'double', 'decimal']

/** A stored value of a configured field as people read it: switches in words, numbers grouped, lists with spaces. */
export function useValueWords(locale: string): (field: Setting['field'], value: string) => string {
  const say = useSettingWords()
  return (field, value) => {
    const number = Number(value)
    if (numbers.includes(field.valueType?.toLowerCase()) && value !== '' && Number.isFinite(number))
      return numberFormat(locale).format(number)
    return field.type === 'Autocomplete' ? wordsOf(say(field, value)).join(', ') : say(field, value)
  }
}

/** What a block prescribes, in one line: budget, run and format. */
export const blockFacts = (tools: Tools, { budget, duration, format }: OrderBlock): string =>
  [
    budget === null ? undefined : formatBudget(tools.locale, budget, null, 'whole'),
    duration ? durationWords(tools, duration) : undefined,
    format,
  ]
    .filter(Boolean)
    .join(' · ')
