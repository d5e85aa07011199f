import { Tour } from '@atrium/design-system'
import { tourSteps, useModuleHost, type TourPlan } from '@atrium/portal-modules/kit'
import { useMemo, useState } from 'react'

export interface TourPlayerProps {
  plan: TourPlan
  /** Spoken name. */
  label: string
  isOpen: boolean
  /** The welcome tour: no mask closes it, and its last step ends by "ready" alone (TOUR-04, TOUR-05). */
  isBlocking: boolean
  onClose: () => void
  onComplete: () => void
}

/** Shows a plan step by step, in the language of the screen. */
export default function TourPlayer({ plan, ...tour }: TourPlayerProps) {
  const { locale } = useModuleHost()
  const steps = useMemo(() => tourSteps(plan, locale), [locale, plan])
  const [step, setStep] = useState(0)
  return <Tour {...tour} steps={steps} step={step} onStepChange={setStep} />
}
