import {
  AppShell,
  BrandHero,
  Button,
  Card,
  Checkbox,
  Chip,
  DataTable,
  IconButton,
  MediaMark,
  Meter,
  Money,
  NavBrand,
  NavItem,
  NavSection,
  Navigation,
  PageHeader,
  Rail,
  SearchField,
  StatusMark,
  TopBar,
  type DataTableColumn,
} from '@atrium/design-system'
import {
  Bell,
  ChartColumn,
  Check,
  FolderOpen,
  House,
  LayoutDashboard,
  MessagesSquare,
  SquareCheck,
} from 'lucide-react'
import { useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'

interface Channel {
  id: string
  kind: 'print' | 'radio' | 'social'
  name: string
  cost: number
  state: { tone: 'ok' | 'warn' | 'info'; word: string }
}

const nameCell = ({ kind, name }: Channel) => (
  <MediaMark kind={kind} hasWord label={name} size="small" />
)
const stateCell = ({ state }: Channel) => <StatusMark tone={state.tone}>{state.word}</StatusMark>
const costCell = ({ cost }: Channel) => <Money amount={cost} currency="EUR" />

const steps = ['briefing', 'plan', 'release', 'buying', 'done'] as const

/** A campaign with what the portal is made of; its content is an example. */
export function PreviewScreen({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useMessages(messages)
  return (
    <AppShell
      navigation={
        <Navigation brand={<NavBrand name={name} />}>
          <NavSection>
            <NavItem icon={House} label={t('sample.home')} href="#home" />
            <NavItem icon={LayoutDashboard} label={t('sample.campaigns')} href="#plan" isCurrent />
            <NavItem icon={FolderOpen} label={t('sample.files')} href="#files" />
            <NavItem icon={SquareCheck} label={t('sample.tasks')} href="#tasks" badge={4} />
            <NavItem icon={ChartColumn} label={t('sample.reports')} href="#reports" />
          </NavSection>
        </Navigation>
      }
      topBar={
        <TopBar
          title={name}
          search={<SearchField label={t('sample.search')} placeholder={t('sample.search')} />}
          end={
            <>
              <IconButton icon={MessagesSquare} label={t('sample.chat')} />
              <IconButton icon={Bell} label={t('sample.notices')} badge={3} />
            </>
          }
        />
      }
    >
      {picture && (
        <div className="at-hero">
          <BrandHero title={t('sample.greeting')} height="short" pictureUrl={picture} />
        </div>
      )}
      <PageHeader
        title={t('sample.title')}
        subtitle={t('sample.subtitle')}
        actions={
          <>
            <Button>{t('sample.look')}</Button>
            <Button variant="primary" icon={Check}>
              {t('sample.release')}
            </Button>
          </>
        }
      />
      <Cards />
      <ChannelTable />
    </AppShell>
  )
}

const selected = new Set(['radio'])

/** How far the campaign is, and what waits. */
function Cards() {
  const { t } = useMessages(messages)
  return (
    <div className="at-cards">
      <Card title={t('sample.progress')} aside={<Chip tone="brand">{t('sample.version')}</Chip>}>
        <div className="at-stack">
          <Rail
            steps={steps.map((id) => ({ id, name: t(`sample.step.${id}`) }))}
            current="release"
          />
          <Meter label={t('sample.budget')} value={312_000} max={480_000} />
        </div>
      </Card>
      <Card title={t('sample.waitingTitle')} tone="brand">
        <div className="at-stack">
          <p>
            {t('sample.waitingText')} <a href="#plan">{t('sample.waitingLink')}</a>
          </p>
          <Checkbox defaultSelected>{t('sample.notify')}</Checkbox>
        </div>
      </Card>
    </div>
  )
}

/** The campaign's channels. */
function ChannelTable() {
  const { t } = useMessages(messages)
  const channels = useMemo<Channel[]>(
    () => [
      {
        id: 'print',
        kind: 'print',
        name: t('sample.print'),
        cost: 140_000,
        state: { tone: 'ok', word: t('sample.released') },
      },
      {
        id: 'radio',
        kind: 'radio',
        name: t('sample.radio'),
        cost: 240_000,
        state: { tone: 'warn', word: t('sample.waiting') },
      },
      {
        id: 'social',
        kind: 'social',
        name: t('sample.social'),
        cost: 100_000,
        state: { tone: 'info', word: t('sample.planned') },
      },
    ],
    [t],
  )
  const columns = useMemo<DataTableColumn<Channel>[]>(
    () => [
      {
        id: 'name',
        title: t('sample.channel'),
        isRowHeader: true,
        cell: nameCell,
        text: (row) => row.name,
      },
      {
        id: 'state',
        title: t('sample.state'),
        cell: stateCell,
        text: ({ state }) => state.word,
      },
      {
        id: 'cost',
        title: t('sample.cost'),
        align: 'end',
        width: 150,
        cell: costCell,
        text: (row) => String(row.cost),
      },
    ],
    [t],
  )
  return (
    <DataTable
      label={t('sample.channels')}
      columns={columns}
      rows={channels}
      getKey={({ id }) => id}
      selectionMode="multiple"
      defaultSelectedKeys={selected}
      narrowBelow={0}
    />
  )
}
