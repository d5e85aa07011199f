import { Card, KeepFocus, later, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { PanelsTopLeft } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/LoadFailure.tsx'
import { messages } from '../messages/index.ts'
import type { PageListModel } from '../usePageList.ts'
import { PageRows, type Chosen } from './PageRows.tsx'

const AudienceDialog = later(
  async () => (await import('../../kit/audience/AudienceDialog.tsx')).AudienceDialog,
)

/** The pages with who sees them, and the dialog that changes it. */
export function PageListView({ model }: { model: PageListModel }) {
  const { t } = useMessages(messages)
  const [chosen, setChosen] = useState<Chosen>()
  const { pages, groups } = model
  if (pages.state === 'failed') {
    return (
      <LoadFailure
        error={pages.error}
        onRetry={pages.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  }
  const list = pages.state === 'ready' ? pages.data : undefined
  return (
    <KeepFocus>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {!list && (
        <Card>
          <Skeleton lines={6} height="28px" />
        </Card>
      )}
      {list?.length === 0 && (
        <Card padding="none">
          <StateScreen
            kind="empty"
            icon={PanelsTopLeft}
            title={t('empty.title')}
            detail={t('empty.detail')}
          />
        </Card>
      )}
      {list && list.length > 0 && <PageRows pages={list} groups={groups} onChange={setChosen} />}
      {chosen && groups && (
        <AudienceDialog
          name={chosen.name}
          items={chosen.modules}
          groups={groups}
          changes={model.changes}
          onSave={model.saveAudience}
          onClose={() => setChosen(undefined)}
        />
      )}
    </KeepFocus>
  )
}
