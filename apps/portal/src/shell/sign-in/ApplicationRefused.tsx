import { useApplications } from '@atrium/api-client'
import { Button, StateScreen } from '@atrium/design-system'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../addresses/documentTitle.ts'
import { usePortalMessages } from '../../messages/index.ts'

/** An address of an application that is not the person's, said in the one that is open (ROUTE-13). */
export function ApplicationRefused() {
  const { t } = usePortalMessages()
  const navigate = useNavigate()
  const applications = useApplications()
  usePageTitle(t('applicationNotFound'))
  const hasOthers = applications.state === 'ready' && applications.data.length > 1
  return (
    <StateScreen
      kind="forbidden"
      headingLevel={1}
      title={t('applicationNotFound')}
      detail={t('applicationNotFoundDetail')}
      action={
        <>
          <Button
            variant="primary"
            href="/home"
            onPress={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void navigate('/home')
            }}
          >
            {t('toHome')}
          </Button>
          {hasOthers && <Button href="/launcher">{t('toLauncher')}</Button>}
        </>
      }
    />
  )
}
