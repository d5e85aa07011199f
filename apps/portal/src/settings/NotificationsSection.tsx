import { useNotificationSettings } from '@atrium/api-client'
import { Button, Skeleton, StateScreen } from '@atrium/design-system'
import { DeliveryForm } from './DeliveryForm.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { SettingsSection } from './SettingsSection.tsx'

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
      ) : settings.state === 'failed' ? (
        <StateScreen
          kind={settings.error.isOffline ? 'offline' : 'error'}
          headingLevel={3}
          title={t('failed')}
          detail={t('failedDetail')}
          reference={settings.error.traceId}
          action={<Button onPress={settings.retry}>{t('retry')}</Button>}
        />
      ) : (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={16} height="38px" />
        </section>
      )}
    </SettingsSection>
  )
}
