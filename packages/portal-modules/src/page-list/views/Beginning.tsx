import { Banner, Button, Card, Icon, IconTile, ListRow, ListRows, Skeleton, StateScreen } from '@atrium/design-system' // prettier-ignore
import { PanelsTopLeft, Plus, Settings2, SwatchBook, UserPlus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost, useQuery } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { pageIcon } from '../../kit/icons/page-icons.ts'
import type { PageListPort } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'

interface BeginningProps {
  model: PageListModel
  templates: PageListPort['templates']
  onAdd: () => void
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-6);

    .at-templates {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
      gap: var(--at-space-3);
    }
    .at-templates > * {
      display: flex;
      flex-direction: column;
    }
    .at-templates p {
      margin: 0 0 var(--at-space-3);
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-templates ul {
      display: grid;
      gap: 6px;
      margin: 0 0 var(--at-space-4);
      padding: 0;
      list-style: none;
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-templates li {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
    }
    .at-templates button {
      margin-block-start: auto;
      align-self: start;
    }
    h2 {
      margin: 0 0 10px;
      font: 600 var(--at-font-l) / 22px var(--at-font-heading);
    }
  }
`

/** Where else a new application is furnished, by the address. */
const furtherSteps = [
  { id: 'people', icon: UserPlus, address: '/administration/users' },
  { id: 'groups', icon: Users, address: '/administration/user-groups' },
  { id: 'themes', icon: SwatchBook, address: '/administration/themes' },
  { id: 'configuration', icon: Settings2, address: '/administration/configuration' },
] as const

/** An application without pages: templates to begin with, a page of one's own, and what else there is to do. */
export function Beginning({ model, templates, onAdd }: BeginningProps) {
  const { t } = useMessages(messages)
  const { openInside } = useModuleHost()
  const result = useQuery(useMemo(() => templates(), [templates]))
  const [applied, setApplied] = useState<string>()
  const apply = async (key: string) => {
    setApplied(key)
    await model.applyTemplate(key)
    setApplied(undefined)
  }
  return (
    <Root>
      <Card padding="none">
        <StateScreen
          kind="empty"
          icon={PanelsTopLeft}
          title={t('empty.title')}
          detail={t('empty.detail')}
          action={
            <Button icon={Plus} onPress={onAdd}>
              {t('action.add')}
            </Button>
          }
        />
      </Card>
      <section aria-label={t('template.title')}>
        <h2>{t('template.title')}</h2>
        {result.state === 'failed' && <Banner tone="warn">{t('templates.failed')}</Banner>}
        <div className="at-templates">
          {result.state === 'loading' && <Skeleton lines={5} height="24px" />}
          {result.state === 'ready' &&
            result.data.map(({ key, name, description, pages }) => (
              <Card key={key} title={name} headingLevel={3}>
                <p>{description}</p>
                <ul>
                  {pages.map((page) => (
                    <li key={page.name}>
                      <Icon icon={pageIcon(page.icon)} size={16} />
                      {page.name}
                    </li>
                  ))}
                </ul>
                <Button
                  isPending={applied === key}
                  isDisabled={applied !== undefined && applied !== key}
                  onPress={() => void apply(key)}
                >
                  {t('template.apply', { name })}
                </Button>
              </Card>
            ))}
        </div>
      </section>
      {openInside && (
        <section aria-label={t('empty.next')}>
          <h2>{t('empty.next')}</h2>
          <ListRows aria-label={t('empty.next')}>
            {furtherSteps.map(({ id, icon, address }) => (
              <ListRow
                key={id}
                title={t(`empty.${id}`)}
                mark={<IconTile icon={icon} size="small" />}
                href={address}
                onPress={() => openInside(address)}
                hasChevron
              />
            ))}
          </ListRows>
        </section>
      )}
    </Root>
  )
}
