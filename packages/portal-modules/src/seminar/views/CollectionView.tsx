import {
  Banner,
  Button,
  IconButton,
  KeepFocus,
  later,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  PageHeader,
  SegmentedControl,
} from '@atrium/design-system'
import { EllipsisVertical, Package, Pencil, Plus, Trash2, Users } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { audienceMessages } from '../../kit/audience/messages.ts'
import { DeleteQuestion, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { kindFilters, segmentOf, stateFilters } from '../seminar.logic.ts'
import type { Seminar, SeminarPort } from '../seminar.port.ts'
import { SeminarSession } from '../SeminarSession.tsx'
import type { SeminarsModel } from '../useSeminars.ts'
import { SeminarCards } from './SeminarCards.tsx'
import { NothingLeft, SeminarsEmpty, SeminarsFailed, SeminarsLoading } from './SeminarStates.tsx'

const AudienceDialog = later(
  async () => (await import('../../kit/audience/AudienceDialog.tsx')).AudienceDialog,
)
const SeminarEditor = later(async () => (await import('./SeminarEditor.tsx')).SeminarEditor)
const AddLessonTo = later(async () => (await import('./OwnLessonDialogs.tsx')).AddLessonTo)
const PackageDialog = later(async () => (await import('./PackageDialog.tsx')).PackageDialog)

const Tools = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    margin-block-end: 20px;
  }
`

export interface CollectionViewProps {
  port: SeminarPort
  model: SeminarsModel
  title: string | undefined
}

/** The collection as it is seen, or the seminar that the address names. */
export function CollectionView({ port, model, title }: CollectionViewProps) {
  const { t } = useMessages(messages)
  const { path, setPath } = useModuleHost()
  const { collection, openedId, filter, counts, shown, editing } = model
  const ready = collection.state === 'ready' ? collection.data : undefined
  const find = (id: number | undefined) => ready?.seminars.find((one) => one.id === id)
  const [editingId, setEditingId] = useState<'new' | number>()
  const [packageId, setPackageId] = useState<number>()
  const [lessonFor, setLessonFor] = useState<number>()
  const [seenId, setSeenId] = useState<number>()
  const [doomed, setDoomed] = useState<Seminar>()
  const [last, setLast] = useState<number>()
  if (openedId !== undefined && openedId !== last) setLast(openedId)

  // An address may carry an old title; the id is what counts.
  const opened = find(openedId)
  const [segment] = path
  useEffect(() => {
    if (opened && segment !== segmentOf(opened))
      setPath([segmentOf(opened), ...path.slice(1)], { replace: true })
  }, [opened, path, segment, setPath])
  const base = useMemo(() => (segment === undefined ? [] : [segment]), [segment])

  const menuOf = (seminar: Seminar) => (
    <SeminarMenu
      seminar={seminar}
      model={model}
      onEdit={() => setEditingId(seminar.id)}
      onPackage={() => setPackageId(seminar.id)}
      onAudience={() => setSeenId(seminar.id)}
      onRemove={() => (model.canUndoDelete ? model.remove?.(seminar) : setDoomed(seminar))}
    />
  )
  const add = ready?.can.add && (
    <Button variant="primary" icon={Plus} onPress={() => setEditingId('new')}>
      {t('action.new')}
    </Button>
  )
  const edited = editingId === 'new' ? undefined : find(editingId)
  const [packed, seen, filmed] = [find(packageId), find(seenId), find(lessonFor)]
  const hasFilter = filter.state !== 'all' || filter.kind !== 'all'

  return (
    <KeepFocus>
      {openedId === undefined ? (
        <>
          <PageHeader
            title={title || ready?.name}
            subtitle={ready?.description}
            actions={ready && ready.seminars.length > 0 && add}
          />
          {collection.state === 'loading' && <SeminarsLoading />}
          {collection.state === 'failed' && (
            <SeminarsFailed error={collection.error} onRetry={collection.retry} />
          )}
          {collection.state === 'ready' && collection.refreshError && (
            <Banner
              tone="warn"
              action={<Button onPress={collection.refresh}>{t('action.retry')}</Button>}
            >
              {t('refresh.failed')}
            </Banner>
          )}
          {ready?.seminars.length === 0 && <SeminarsEmpty action={add} />}
          {ready && ready.seminars.length > 0 && (
            <>
              <Tools data-at-filters>
                <SegmentedControl
                  label={t('filter.state')}
                  value={filter.state}
                  onChange={(state) => model.setFilter({ state })}
                  options={stateFilters.map((value) => ({
                    value,
                    label: t(`filter.state.${value}`, { count: counts[value] }),
                  }))}
                />
                <SegmentedControl
                  label={t('filter.kind')}
                  value={filter.kind}
                  onChange={(kind) => model.setFilter({ kind })}
                  options={kindFilters.map((value) => ({
                    value,
                    label: t(`filter.kind.${value}`),
                  }))}
                />
              </Tools>
              {shown.length === 0 ? (
                <NothingLeft
                  isDoneAll={
                    counts.open === 0 && (filter.state === 'open' || filter.state === 'overdue')
                  }
                  onClear={() => model.setFilter({ state: 'all', kind: 'all' })}
                />
              ) : (
                <SeminarCards
                  key={hasFilter ? 'filtered' : 'all'}
                  label={title || ready.name}
                  seminars={shown}
                  onOpen={model.open}
                  menuOf={menuOf}
                  returnTo={last}
                />
              )}
            </>
          )}
        </>
      ) : (
        <SeminarSession
          key={openedId}
          port={port}
          seminarId={openedId}
          base={base}
          onLeave={model.close}
          editing={editing}
          onEdit={() => setEditingId(openedId)}
          onPackage={editing.uploadPackage && (() => setPackageId(openedId))}
          menu={opened && menuOf(opened)}
        />
      )}
      {(editingId === 'new' || edited) && (
        <SeminarEditor
          key={editingId}
          editing={editing}
          seminar={edited}
          onClose={() => setEditingId(undefined)}
          onAdded={(seminar) => {
            // What somebody made needs its package next.
            if (seminar.kind === 'scorm' && editing.uploadPackage) setPackageId(seminar.id)
          }}
        />
      )}
      {packed && editing.uploadPackage && (
        <PackageDialog
          seminar={packed}
          port={port}
          upload={editing.uploadPackage}
          onLesson={
            port.addLesson &&
            (() => {
              setPackageId(undefined)
              setLessonFor(packed.id)
            })
          }
          onClose={() => setPackageId(undefined)}
        />
      )}
      {filmed && (
        <AddLessonTo
          port={port}
          seminar={filmed}
          onAdded={model.open}
          onClose={() => setLessonFor(undefined)}
        />
      )}
      {seen && model.audience && editing.groups && (
        <AudienceDialog
          items={[
            {
              id: seen.id,
              name: seen.title,
              audience: seen.audience ?? [],
              version: seen.version,
              isContainer: false,
            },
          ]}
          groups={editing.groups}
          changes={model.audience.changes}
          onSave={model.audience.save}
          onClose={() => setSeenId(undefined)}
        />
      )}
      {doomed && (
        <DeleteQuestion
          title={t('delete.confirm', { title: doomed.title })}
          detail={t('delete.confirmDetail')}
          confirmLabel={t('action.delete')}
          onDelete={() => model.remove?.(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </KeepFocus>
  )
}

interface SeminarMenuProps {
  seminar: Seminar
  model: SeminarsModel
  onEdit: () => void
  onPackage: () => void
  onAudience: () => void
  onRemove: () => void
}

/** What may be done with a seminar; nothing where nothing may (SEM-07). */
function SeminarMenu({ seminar, model, ...act }: SeminarMenuProps) {
  const { t } = useMessages(messages)
  const { t: ta } = useMessages(audienceMessages)
  const { can, kind, title, packageName } = seminar
  const canRemove = can.delete && model.remove !== undefined
  if (!can.edit && !canRemove) return null
  return (
    <MenuTrigger>
      <IconButton icon={EllipsisVertical} label={t('action.menu', { title })} size="compact" />
      <Menu>
        {can.edit && (
          <MenuItem icon={Pencil} onAction={act.onEdit}>
            {t('action.edit')}
          </MenuItem>
        )}
        {can.edit && kind === 'scorm' && model.editing.uploadPackage && (
          <MenuItem icon={Package} onAction={act.onPackage}>
            {t(packageName === null ? 'action.package' : 'action.packageAnew')}
          </MenuItem>
        )}
        {can.changeAudience && model.audience && (
          <MenuItem icon={Users} onAction={act.onAudience}>
            {ta('menu.open')}
          </MenuItem>
        )}
        {/* Apart, so that nobody deletes who meant to edit. */}
        {canRemove && (
          <MenuSection>
            <MenuItem icon={Trash2} isDanger onAction={act.onRemove}>
              {t('action.delete')}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  )
}
