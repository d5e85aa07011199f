import { Button } from '@atrium/design-system'
import { ExternalLink } from 'lucide-react'
import { usePortalMessages } from '../messages/index.ts'
import { useServices } from '../services.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The password is the identity provider's matter: its page opens in a new tab (AUTH-18). */
export function PasswordSection() {
  const { t } = useSettingsMessages()
  const portal = usePortalMessages()
  const { config } = useServices()
  return (
    <SettingsSection name="password" title={t('password')} detail={t('passwordDetail')}>
      <div>
        <Button icon={ExternalLink} href={config.changePasswordUrl} target="_blank">
          {portal.t('changePassword')}
          <span className="at-visually-hidden"> ({t('opensNewTab')})</span>
        </Button>
      </div>
    </SettingsSection>
  )
}
