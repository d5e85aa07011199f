import { useCurrentUser } from '@atrium/api-client'
import { useSettingsMessages } from './messages/index.ts'
import { PictureField } from './PictureField.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { SettingsState } from './SettingsState.tsx'

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
      ) : (
        <SettingsState of={user} lines={5} height="56px" />
      )}
    </SettingsSection>
  )
}
