import { Button, Stack, TextField } from '@atrium/design-system'
import { ExternalLink } from 'lucide-react'
import { useServices } from '../services.tsx'
import { useSettingsMessages } from './messages/index.ts'

/** The address that one signs in with; it changes on a page of the identity provider, in a new tab (SET-03). */
export function EmailField({ email }: { email: string }) {
  const { t } = useSettingsMessages()
  const { changeEmailUrl } = useServices().config
  return (
    <Stack>
      <TextField
        label={t('email')}
        description={t(changeEmailUrl ? 'emailOwnHint' : 'emailHint')}
        value={email}
        isReadOnly
      />
      {changeEmailUrl && (
        <div>
          <Button icon={ExternalLink} href={changeEmailUrl} target="_blank">
            {t('emailChange')}
            <span className="at-visually-hidden"> ({t('opensNewTab')})</span>
          </Button>
        </div>
      )}
    </Stack>
  )
}
