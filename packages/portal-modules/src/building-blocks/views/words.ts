import {
  AlignLeft,
  Calendar,
  Code,
  EyeOff,
  Heading,
  List,
  ListChecks,
  Space,
  TextCursorInput,
  TextSearch,
  Type,
  type LucideIcon,
} from 'lucide-react'
import { isPerson } from '../../kit/audience/audience.logic.ts'
import type { AudienceGroup } from '../../kit/audience/audience.types.ts'
import { formatBudget } from '../../kit/campaigns/index.ts'
import type { Block, Duration, FieldType } from '../building-blocks.port.ts'
import type { Tools } from '../error-text.ts'

export const fieldIcons: Readonly<Record<FieldType, LucideIcon>> = {
  TextField: TextCursorInput,
  TextArea: AlignLeft,
  Select: List,
  AutocompleteSingle: TextSearch,
  Autocomplete: ListChecks,
  DatePicker: Calendar,
  SectionHeader: Heading,
  Text: Type,
  Html: Code,
  Spacer: Space,
  Hidden: EyeOff,
}

/** `2 Wochen`. */
export const durationWords = ({ t }: Tools, { count, unit }: Duration): string =>
  t(`duration.${unit}`, { count })

/** The frame of a budget as people read it; open where there is none. */
export const budgetWords = ({ t, locale }: Tools, { budget }: Pick<Block, 'budget'>): string =>
  budget === null ? t('budget.open') : formatBudget(locale, budget, null, 'whole')

/** Who sees a block: the first of its groups and people, and how many more there are. */
export function audienceWords(
  { t }: Tools,
  { audience }: Pick<Block, 'audience'>,
  groups: readonly AudienceGroup[] | undefined,
): { first: string; rest: string | undefined } | undefined {
  if (!audience || !groups) return undefined
  const free = groups.filter(({ seesEverything }) => !seesEverything)
  const seeing = free.filter(({ id }) => audience.includes(id))
  const isAll = free.every((one) => isPerson(one) || audience.includes(one.id))
  if (isAll && seeing.length > 1) return { first: t('audience.all'), rest: undefined }
  // Client service sees almost all of them: who orders says more.
  const [first, ...rest] = seeing.toSorted(
    (a, b) => Number(a.type === 'client-service') - Number(b.type === 'client-service'),
  )
  if (!first) return { first: t('audience.agency'), rest: undefined }
  return {
    first: first.name,
    rest: rest.length > 0 ? t('audience.more', { count: rest.length }) : undefined,
  }
}
