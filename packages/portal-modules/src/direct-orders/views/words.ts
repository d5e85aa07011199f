import { formatBudget } from '../../kit/campaigns/index.ts'
import type { Duration, OrderBlock } from '../direct-orders.port.ts'
import type { Tools } from '../error-text.ts'

/** `2 Wochen`. */
export const durationWords = ({ t }: Tools, { count, unit }: Duration): string =>
  t(`duration.${unit}`, { count })

/** What a block prescribes, in one line: budget, run and format. */
export const blockFacts = (tools: Tools, { budget, duration, format }: OrderBlock): string =>
  [
    budget === null ? undefined : formatBudget(tools.locale, budget, null, 'whole'),
    duration ? durationWords(tools, duration) : undefined,
    format,
  ]
    .filter(Boolean)
    .join(' · ')
