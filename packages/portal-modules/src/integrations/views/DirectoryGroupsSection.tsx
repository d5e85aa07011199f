import { Button, Card, IconTile, later, ListRow, ListRows, Section, Skeleton } from '@atrium/design-system' // prettier-ignore
import { Route, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { formatMoment, useMessages, useModuleHost } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import { useRoleName } from '../../kit/roles/index.ts'
import type { DirectoryGroup, DirectoryGroupsPort } from '../integrations.port.ts'
import { messages } from '../messages/index.ts'
import { useDirectoryGroups } from '../useDirectoryGroups.ts'

const MappingDialog = later(async () => (await import('./MappingDialog.tsx')).MappingDialog)

const Below = styled.div`
  @layer at.components {
    margin-block-start: var(--at-space-8);
  }
`

/** Groups of a directory, each with the groups and the role that it gives its people (ADM-05, ADM-09). */
export function DirectoryGroupsSection({ port }: { port: DirectoryGroupsPort }) {
  const { t } = useMessages(messages)
  const { locale, now } = useModuleHost()
  const nameRole = useRoleName()
  const model = useDirectoryGroups(port)
  const { list } = model
  const [mapped, setMapped] = useState<DirectoryGroup>()
  if (list.state === 'failed')
    return (
      <LoadFailure
        error={list.error}
        onRetry={list.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('groups.failed'), detail: t('failed.detail') }}
      />
    )
  const known = list.state === 'ready' ? list.data : undefined
  const nameOf = (id: number) => known?.targets.find((target) => target.id === id)?.name
  const given = ({ role, targetIds }: DirectoryGroup) =>
    [
      targetIds.length > 0 &&
        t('groups.into', { names: targetIds.map(nameOf).filter(Boolean).join(', ') }),
      role && t('groups.role', { role: nameRole(role) }),
    ]
      .filter(Boolean)
      .join(' · ') || t('groups.nothing')
  return (
    <Below>
      <Section title={t('groups.title')} description={t('groups.detail')}>
        <Card>
          {!known && <Skeleton lines={2} height="28px" />}
          {known?.groups.length === 0 && <p>{t('groups.empty')}</p>}
          {known && known.groups.length > 0 && (
            <ListRows aria-label={t('groups.title')}>
              {known.groups.map((group) => (
                <ListRow
                  key={group.id}
                  title={group.name}
                  subtitle={[
                    t('groups.people', { count: group.memberCount }),
                    given(group),
                    t('groups.kept', { moment: formatMoment(locale, group.keptAt, now()) }),
                  ].join(' · ')}
                  mark={<IconTile icon={UsersRound} size="small" />}
                  actions={
                    <Button
                      size="compact"
                      variant="quiet"
                      icon={Route}
                      aria-label={t('groups.mapOf', { name: group.name })}
                      onPress={() => setMapped(group)}
                    >
                      {t('groups.map')}
                    </Button>
                  }
                />
              ))}
            </ListRows>
          )}
        </Card>
        {mapped && known && (
          <MappingDialog
            key={mapped.id}
            model={model}
            group={mapped}
            known={known}
            describe={given}
            onClose={() => setMapped(undefined)}
          />
        )}
      </Section>
    </Below>
  )
}
