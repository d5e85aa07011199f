import type { TourStep } from '@atrium/design-system'
import type { Locale } from './host.tsx'
import type { Catalogue } from './messages.ts'
import { messageTools } from './useMessages.ts'

/** A guided tour as data; its texts are `<step id>.title` and `<step id>.text` (TOUR-02). */
export interface TourPlan {
  messages: Catalogue
  /** A step whose target is not on the screen stands in the middle; none is skipped. */
  steps: readonly Pick<TourStep, 'id' | 'target'>[]
}

/** The steps of a plan in a language, as the design system's `Tour` shows them. */
export function tourSteps({ messages, steps }: TourPlan, locale: Locale): TourStep[] {
  const { t } = messageTools(messages, locale)
  return steps.map((step) => ({
    ...step,
    title: t(`${step.id}.title`),
    text: t(`${step.id}.text`),
  }))
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
