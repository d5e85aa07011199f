import { Button, Stack } from '@atrium/design-system'
import { ExternalLink } from 'lucide-react'
import { usePortalMessages } from '../messages/index.ts'
import { useServices } from '../services.tsx'
import { useSettingsMessages } from './messages/index.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** What one signs in with is the identity provider's matter: its pages open in a new tab (AUTH-18). */
export function PasswordSection() {
  const { t } = useSettingsMessages()
  const portal = usePortalMessages()
  const { config } = useServices()
  return (
    <SettingsSection
      name="password"
      title={t(config.secondFactorUrl ? 'signIn' : 'password')}
      detail={t(config.secondFactorUrl ? 'signInDetail' : 'passwordDetail')}
    >
      <Stack direction="row" gap="2">
        <Button icon={ExternalLink} href={config.changePasswordUrl} target="_blank">
          {portal.t('changePassword')}
          <span className="at-visually-hidden"> ({t('opensNewTab')})</span>
        </Button>
        {config.secondFactorUrl && (
          <Button icon={ExternalLink} href={config.secondFactorUrl} target="_blank">
            {t('secondFactor')}
            <span className="at-visually-hidden"> ({t('opensNewTab')})</span>
          </Button>
        )}
      </Stack>
    </SettingsSection>
  )
}
