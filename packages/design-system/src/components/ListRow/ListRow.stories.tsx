import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageCircle, SquareCheckBig, Stamp } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Card/index.ts'
import { IconTile } from '../IconTile/index.ts'
import { MediaMark } from '../MediaMark/index.ts'
import { ListRow, ListRows } from './ListRow.tsx'

const approve = fn()

const meta = {
  title: 'Components/Display/ListRow',
  component: ListRow,
  args: {
    title: 'Kids Schulstart – Megalights',
    subtitle: 'Freigabe · 94.500,00 € · seit 3 Tagen',
    mark: <MediaMark kind="out-of-home" />,
    onPress: fn(),
  },
  render: (args) => (
    <ListRows aria-label="Freigaben">
      <ListRow {...args} />
    </ListRows>
  ),
  parameters: {
    keyboard: [
      ['Tab', 'Reaches the row, then each of its actions'],
      ['Enter', 'Opens the row'],
    ],
  },
} satisfies Meta<typeof ListRow>
export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <Button variant="primary" size="compact" onPress={approve}>
      Freigeben
    </Button>
    <Button size="compact">Ansehen</Button>
  </>
)

function Waiting({ headingLevel }: { headingLevel?: 2 | 3 }) {
  return (
    <Card tone="brand" title="Wartet auf Sie" headingLevel={headingLevel} aside="3 Freigaben">
      <ListRows aria-label="Wartet auf Sie">
        <ListRow
          mark={<MediaMark kind="out-of-home" />}
          title="Kids Schulstart – Megalights"
          subtitle="Freigabe · 94.500,00 € · seit 3 Tagen"
          actions={actions}
        />
        <ListRow
          mark={<IconTile icon={SquareCheckBig} tone="bad" />}
          title="Budgetsplit Digital bestätigen"
          subtitle="Aufgabe · seit gestern überfällig"
          isLate
          actions={<Button size="compact">Öffnen</Button>}
        />
      </ListRows>
    </Card>
  )
}

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Column>
      <Waiting />
      <Card title="Neu seit Ihrem letzten Besuch" aside="Sa, 14.11.">
        <ListRows aria-label="Neu seit Ihrem letzten Besuch">
          <ListRow
            mark={<IconTile icon={Stamp} tone="warn" />}
            title="Plan „Wiesn-Spezial“ geändert nach Ihrer Freigabe"
            subtitle="Radio +4.000,00 €"
            href="#plan"
            hasChevron
          />
          <ListRow
            mark={<IconTile icon={MessageCircle} tone="info" />}
            title="Aylin Kaya in Sommerfrische Classic"
            subtitle="„Flächen ab KW 48 optioniert“"
            href="#gespraech"
            hasChevron
          />
        </ListRows>
      </Card>
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <ListRows aria-label="Freigaben">
        <ListRow
          {...args}
          isSelected
          meta={
            <>
              94.500,00 €<br />
              seit 3 Tagen
            </>
          }
        />
        <ListRow
          {...args}
          title="Funkkombi Süd"
          mark={<MediaMark kind="radio" />}
          meta="39.000 €"
        />
        <ListRow {...args} title="Rechnung Mai" subtitle="seit gestern überfällig" isLate />
        <ListRow title="Ohne Zeichen und ohne zweite Zeile" isCompact onPress={fn()} hasChevron />
      </ListRows>
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    title: 'Werbemittelanlieferungsbestätigung der Außenwerbungsvermarktungsgesellschaft',
    subtitle: 'Aufgabe · bis Montag, 23. November, von der Mediaplanung erwartet',
    actions,
  },
  render: (args) => (
    <Phone>
      <ListRows aria-label="Aufgaben">
        <ListRow {...args} />
      </ListRows>
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: () => (
    <Phone>
      <Waiting />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: () => (
    <ThemeGrid>
      <Waiting headingLevel={3} />
    </ThemeGrid>
  ),
}

export const WholeRowIsTheTarget: Story = {
  name: 'the whole row opens, its actions do what they say',
  args: { actions },
  play: async ({ args, canvas }) => {
    const subtitle = canvas.getByText(/seit 3 Tagen/)
    const { left, top } = subtitle.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 4, top + 6)).toHaveClass('at-target')
    await userEvent.click(canvas.getByRole('button', { name: 'Freigeben' }))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(approve).toHaveBeenCalledTimes(1)
  },
}

export const ByKeyboard: Story = {
  name: 'Tab reaches the row, then its actions; Enter opens',
  args: { actions, href: '#plan' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Kids Schulstart – Megalights' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Freigeben' })).toHaveFocus()
  },
}
