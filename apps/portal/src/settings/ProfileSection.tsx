import { useCurrentUser } from '@atrium/api-client'
import { Button, Skeleton, StateScreen } from '@atrium/design-system'
import { useSettingsMessages } from './messages/index.ts'
import { PictureField } from './PictureField.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

interface ProfileSectionProps {
  onDirtyChange: (isDirty: boolean) => void
}

/** Who one is (SET-01, SET-03). */
export function ProfileSection({ onDirtyChange }: ProfileSectionProps) {
  const { t } = useSettingsMessages()
  const user = useCurrentUser()
  return (
    <SettingsSection name="profile" title={t('profile')} detail={t('profileDetail')}>
      {user.state === 'ready' ? (
        <>
          <PictureField user={user.data} />
          <ProfileForm user={user.data} onDirtyChange={onDirtyChange} />
        </>
      ) : user.state === 'failed' ? (
        <StateScreen
          kind={user.error.isOffline ? 'offline' : 'error'}
          headingLevel={3}
          title={t('failed')}
          detail={t('failedDetail')}
          reference={user.error.traceId}
          action={<Button onPress={user.retry}>{t('retry')}</Button>}
        />
      ) : (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={5} height="56px" />
        </section>
      )}
    </SettingsSection>
  )
}
