import { StateScreen } from '@atrium/design-system'
import { usePortalMessages } from '../../messages/index.ts'
import { Bare } from '../Bare.tsx'

/** While the session is looked for or made. */
export function Waiting() {
  const { t } = usePortalMessages()
  return (
    <Bare title={t('signingIn')}>
      <StateScreen kind="loading" title={t('signingIn')} detail={t('signingInDetail')} />
    </Bare>
  )
}
