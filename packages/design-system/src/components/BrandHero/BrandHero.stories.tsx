import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { Button } from '../Button/index.ts'
import { Logo } from '../Logo/index.ts'
import { BrandHero } from './BrandHero.tsx'

const picture = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 500">${body}</svg>`)}`

const SUMMER = picture(
  '<rect width="900" height="500" fill="#fdf3d6"/><circle cx="690" cy="150" r="90" fill="#ffcf4a"/><path d="M0 330q220-70 450 0t450-20v190H0Z" fill="#8fd3c8"/><path d="M0 400q240-60 470 0t430-10v110H0Z" fill="#4aa9b5"/>',
)
const WHITE = picture('<rect width="900" height="500" fill="#fff"/>')

const meta = {
  title: 'Components/Display/BrandHero',
  component: BrandHero,
  args: {
    title: 'Der Raum, in dem Agentur und Kunde sich treffen.',
    subtitle: 'Brückner Vahl Media · Kundenportal',
    mark: <Logo name="Atrium" ground="brand" />,
  },
  parameters: { keyboard: [] },
} satisfies Meta<typeof BrandHero>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <BrandHero {...args} />
      <BrandHero
        title="Sommerfrische 2027"
        subtitle="01.04. – 31.08.2027"
        pictureUrl={SUMMER}
        actions={<Button>Zur Kampagne</Button>}
      />
      <BrandHero title="Guten Morgen, Sabine." height="short" />
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <BrandHero {...args} mark={undefined} pictureUrl={WHITE} />
      <BrandHero {...args} mark={undefined} pictureUrl="data:image/png;base64,AAAA" />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    title: 'Werbemittelanlieferungsbestätigungen der Außenwerbungsvermarktung',
    pictureUrl: SUMMER,
  },
  render: (args) => (
    <Phone>
      <BrandHero {...args} mark={undefined} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <BrandHero {...args} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  args: { title: 'Guten Morgen, Sabine.', level: 3, height: 'short' },
  render: (args) => (
    <ThemeGrid>
      <BrandHero {...args} />
    </ThemeGrid>
  ),
}

export const WordsOnAVeil: Story = {
  name: 'words over a picture stand on the veil that holds for any pixel',
  args: { pictureUrl: WHITE, mark: undefined },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading').parentElement
    if (!words) throw new Error('no words')
    const probe = document.createElement('i')
    probe.style.cssText = 'background:var(--at-veil);color:var(--at-on-veil)'
    words.append(probe)
    const { backgroundColor, color } = getComputedStyle(probe)
    await expect(getComputedStyle(words)).toMatchObject({ backgroundColor, color })
    probe.remove()
  },
}

export const BrandInstead: Story = {
  name: 'a picture that cannot be loaded gives way to the brand’s colour',
  args: { pictureUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-at-ground="brand"][data-at-height]')).toBeVisible(),
    )
  },
}
