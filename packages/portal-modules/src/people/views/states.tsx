import { Button, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { useMessages, type PortError } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { messages } from '../messages/index.ts'

/** Which of the three views it is about. */
export type View = 'people' | 'groups' | 'membership'

/** Rows of the size of what comes. */
export function LoadingList({ of }: { of: View }) {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t(`loading.${of}`)}>
      <PageHeader title={t(`title.${of}`)} isLoading />
      <Skeleton shape="block" height="280px" />
    </section>
  )
}

/** Why nothing came. */
export function LoadFailed(props: { of: View; error: PortError; onRetry: () => void }) {
  const { of, error, onRetry } = props
  const { t } = useMessages(messages)
  return (
    <LoadFailure
      error={error}
      onRetry={onRetry}
      forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
      failed={{ title: t(`failed.${of}`), detail: t('failed.detail') }}
    />
  )
}

/** An address of somebody, or of a group, that is not there. */
export function Gone({ of, onBack }: { of: View; onBack: () => void }) {
  const { t } = useMessages(messages)
  const what = of === 'groups' ? 'groups' : 'people'
  return (
    <StateScreen
      kind="notFound"
      headingLevel={1}
      title={t(`gone.${what}`)}
      detail={t(`gone.${what}Detail`)}
      action={
        <Button variant="primary" onPress={onBack}>
          {t(of === 'membership' ? 'gone.membershipBack' : `gone.${what}Back`)}
        </Button>
      }
    />
  )
}
