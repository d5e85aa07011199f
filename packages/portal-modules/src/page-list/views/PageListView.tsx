import { Button, Card, KeepFocus, later, PageHeader, Skeleton } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { messages } from '../messages/index.ts'
import type { PageListPort, PortalPage } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'
import { Beginning } from './Beginning.tsx'
import { DeletedParts } from './DeletedParts.tsx'
import type { Asked } from './page-cards.types.ts'
import { PageCards } from './PageCards.tsx'

const AudienceDialog = later(
  async () => (await import('../../kit/audience/AudienceDialog.tsx')).AudienceDialog,
)
const PageDialog = later(async () => (await import('./PageDialog.tsx')).PageDialog)
const ModuleDialog = later(async () => (await import('./ModuleDialog.tsx')).ModuleDialog)
const RemoveDialog = later(async () => (await import('./RemoveDialog.tsx')).RemoveDialog)

export interface PageListViewProps extends Pick<
  PageListPort,
  'templates' | 'reservedSlugs' | 'contents' | 'viewAs'
> {
  model: PageListModel
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
  }
`

/** The pages of the navigation with what lies on them, and the dialogs that change them. */
export function PageListView(props: PageListViewProps) {
  const { model, templates, viewAs } = props
  const { t } = useMessages(messages)
  const [asked, setAsked] = useState<Asked>()
  const { structure } = model
  if (structure.state === 'failed') {
    return (
      <LoadFailure
        error={structure.error}
        onRetry={structure.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  }
  const known = structure.state === 'ready' ? structure.data : undefined
  const add = () => setAsked({ about: 'new-page' })
  return (
    <KeepFocus>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          known &&
          known.pages.length > 0 && (
            <Button variant="primary" icon={Plus} onPress={add}>
              {t('action.add')}
            </Button>
          )
        }
      />
      {!known && (
        <Card>
          <Skeleton lines={6} height="28px" />
        </Card>
      )}
      {known && (
        <Root>
          {known.pages.length === 0 ? (
            <Beginning model={model} templates={templates} onAdd={add} />
          ) : (
            <PageCards model={model} pages={known.pages} onAsk={setAsked} onViewAs={viewAs} />
          )}
          <DeletedParts parts={known.deleted} onRestore={model.restore} />
        </Root>
      )}
      {known && asked && (
        <Dialogs {...props} pages={known.pages} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </KeepFocus>
  )
}

interface DialogsProps extends PageListViewProps {
  pages: readonly PortalPage[]
  asked: Asked
  onClose: () => void
}

/** What is asked, about pages as they are now: others may have changed them since. */
function Dialogs({ model, reservedSlugs, contents, pages, asked, onClose }: DialogsProps) {
  const { groups } = model
  switch (asked.about) {
    case 'new-page':
      return <PageDialog {...{ model, pages, reservedSlugs, onClose }} page={undefined} />
    case 'page':
      return <PageDialog {...{ model, pages, reservedSlugs, onClose }} page={asked.page} />
    case 'new-module':
    case 'module': {
      const page = pages.find(({ id }) => id === asked.page.id) ?? asked.page
      const module = asked.about === 'module' ? asked.module : undefined
      return <ModuleDialog {...{ model, page, module, onClose }} />
    }
    case 'removal':
      return (
        <RemoveDialog {...{ model, contents, onClose }} page={asked.page} module={asked.module} />
      )
    case 'audience':
      return (
        groups && (
          <AudienceDialog
            name={asked.name}
            items={asked.modules}
            groups={groups}
            changes={model.changes}
            onSave={model.saveAudience}
            onClose={onClose}
          />
        )
      )
  }
}
