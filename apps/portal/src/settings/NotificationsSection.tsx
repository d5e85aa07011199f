import { useNotificationSettings } from '@atrium/api-client'
import { DeliveryForm } from './DeliveryForm.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { SettingsState } from './SettingsState.tsx'

interface NotificationsSectionProps {
  onDirtyChange: (isDirty: boolean) => void
}

/** What reaches one, and how (SET-04). */
export function NotificationsSection({ onDirtyChange }: NotificationsSectionProps) {
  const { t } = useSettingsMessages()
  const { settings, save } = useNotificationSettings()
  return (
    <SettingsSection
      name="notifications"
      title={t('notifications')}
      detail={t('notificationsDetail')}
    >
      {settings.state === 'ready' ? (
        <DeliveryForm saved={settings.data} onSave={save} onDirtyChange={onDirtyChange} />
      ) : (
        <SettingsState of={settings} lines={16} height="38px" />
      )}
    </SettingsSection>
  )
}
