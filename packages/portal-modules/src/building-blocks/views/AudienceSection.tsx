import { Section } from '@atrium/design-system'
import { AudienceField } from '../../kit/audience/index.ts'
import type { AudienceChoice } from '../../kit/audience/useAudienceChoice.tsx'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

interface AudienceSectionProps {
  audience: AudienceChoice
  faultOf: (name: string) => string | undefined
}

/** The groups that order from it (BB-01). */
export function AudienceSection({ audience, faultOf }: AudienceSectionProps) {
  const { t } = useMessages(messages)
  const { field } = audience
  if (!field) return null
  return (
    <Section title={t('audience.title')} description={t('audience.hint')} hasDivider>
      <AudienceField {...field} errorMessage={field.errorMessage ?? faultOf('groupIds')} />
    </Section>
  )
}
