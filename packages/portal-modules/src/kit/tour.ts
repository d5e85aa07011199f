import type { TourStep } from '@atrium/design-system'
import type { Locale } from './module-host/host.tsx'
import type { Catalogue } from './messages.ts'
import { messageTools } from './language/useMessages.ts'

/** A guided tour as data; its texts are `<step id>.title` and `<step id>.text` (TOUR-02). */
export interface TourPlan {
  messages: Catalogue
  /** A step whose target is not on the screen stands in the middle; none is skipped. */
  steps: readonly PlannedStep[]
}

type Place = Pick<TourStep, 'id' | 'target'>

interface PlannedStep extends Place {
  /** Takes its place where the page has nothing of it for the reader, such as a button to order. */
  instead?: Place & { applies: () => boolean }
}

/** The steps of a plan in a language, as the design system's `Tour` shows them. */
export function tourSteps({ messages, steps }: TourPlan, locale: Locale): TourStep[] {
  const { t } = messageTools(messages, locale)
  return steps.map((step) => {
    const { id, target } = step.instead?.applies() ? step.instead : step
    return { id, target, title: t(`${id}.title`), text: t(`${id}.text`) }
  })
}

/** The first of the selectors' elements that is seen: a phone has other ones than a desk. */
export const firstSeen =
  (...selectors: readonly string[]) =>
  (): Element | undefined => {
    for (const selector of selectors)
      for (const element of document.querySelectorAll(selector))
        if (element.checkVisibility() && element.getBoundingClientRect().width > 0) return element
    return undefined
  }
