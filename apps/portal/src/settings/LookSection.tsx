import { LookFields } from './LookFields.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Language and display as a section of the settings page. */
export function LookSection() {
  const { t } = useSettingsMessages()
  return (
    <SettingsSection name="look" title={t('look')} detail={t('lookDetail')}>
      <LookFields />
    </SettingsSection>
  )
}
