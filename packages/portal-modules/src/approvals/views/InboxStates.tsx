import { Button, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages, type QueryResult } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { inboxCss } from './approvals.css.ts'

/** The list, and beside it the detail. */
export const InboxLayout = styled.div`
  ${inboxCss}
`

/** Instead of the inbox: it could not be loaded, or is not for the reader. */
export function InboxFailed({
  list,
}: {
  list: Extract<QueryResult<unknown>, { state: 'failed' }>
}) {
  const { t } = useMessages(messages)
  const isForbidden = list.error.code === 'forbidden'
  return (
    <>
      <PageHeader title={t('title')} />
      <StateScreen
        kind={isForbidden ? 'forbidden' : list.error.code === 'offline' ? 'offline' : 'error'}
        title={t(isForbidden ? 'forbidden' : 'failed.title')}
        detail={t(isForbidden ? 'forbiddenDetail' : 'failed.detail')}
        reference={list.error.reference}
        action={
          !isForbidden && (
            <Button variant="primary" onPress={list.retry}>
              {t('action.retry')}
            </Button>
          )
        }
      />
    </>
  )
}

/** Until the list is there. */
export function InboxLoading() {
  const { t } = useMessages(messages)
  return (
    <section aria-busy="true" aria-label={t('loading')}>
      <InboxLayout>
        <div className="at-list">
          <Skeleton lines={6} height="52px" />
        </div>
        <div className="at-detail">
          <Skeleton shape="block" height="420px" />
        </div>
      </InboxLayout>
    </section>
  )
}
