import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeScope } from '../../scope/index.ts'
import { Column, Phone, ThemeGrid } from '../../stories/index.ts'
import { agencyLogos } from './agencyLogos.ts'
import { Logo } from './Logo.tsx'

const picture = (fill: string, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 32" width="150" height="32"><path d="M4 26 16 6l12 20H4Z" fill="${fill}"/><text x="38" y="23" font-family="Georgia,serif" font-size="20" font-weight="700" fill="${words}">Nordkranz</text></svg>`,
  )}`

const meta = {
  title: 'Components/Display/Logo',
  component: Logo,
  args: {
    name: 'Nordkranz Getränke',
    src: picture('#0f6fae', '#16324a'),
    whiteSrc: picture('#fff', '#fff'),
  },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

const plate = (ground: string) => ({
  padding: 16,
  borderRadius: 14,
  background: `var(--at-${ground})`,
})

export const Playground: Story = {}

export const Variants: Story = {
  render: (args) => (
    <Column>
      <Logo {...args} />
      <div style={plate('brand')}>
        <Logo {...args} ground="brand" />
      </div>
      <ThemeScope mode="dark">
        <div style={plate('sheet')}>
          <Logo {...args} />
        </div>
      </ThemeScope>
    </Column>
  ),
}

export const States: Story = {
  render: (args) => (
    <Column>
      <Logo name={args.name} />
      <Logo name={args.name} src="data:image/png;base64,AAAA" />
      <Logo {...args} whiteSrc={undefined} height={40} />
    </Column>
  ),
}

export const LongGermanText: Story = {
  args: {
    name: 'Außenwerbungsvermarktungsgesellschaft Norddeutschland',
    src: null,
    whiteSrc: null,
  },
  render: (args) => (
    <Phone>
      <Logo {...args} />
    </Phone>
  ),
}

export const SmallWidth: Story = {
  render: (args) => (
    <Phone>
      <Logo {...args} height={64} />
    </Phone>
  ),
}

export const TenantsAndModes: Story = {
  tags: ['grid'],
  render: (args) => (
    <ThemeGrid>
      <Column>
        <Logo {...args} />
        <div style={plate('brand')}>
          <Logo {...args} ground="brand" />
        </div>
      </Column>
    </ThemeGrid>
  ),
}

export const ByMode: Story = {
  name: 'shows the white variant in dark, also nested',
  render: (args) => (
    <ThemeScope mode="dark">
      <div data-testid="dark" style={plate('sheet')}>
        <Logo {...args} />
      </div>
      <ThemeScope mode="light">
        <div data-testid="light" style={plate('sheet')}>
          <Logo {...args} />
        </div>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const shown = (name: string) =>
      [...canvas.getByTestId(name).querySelectorAll('img')]
        .filter((img) => getComputedStyle(img).display !== 'none')
        .map((img) => img.className)
    await expect(shown('dark')).toEqual(['at-white'])
    await expect(shown('light')).toEqual(['at-normal'])
  },
}

export const NameInstead: Story = {
  name: 'a logo that cannot be loaded gives way to the name',
  args: { src: 'data:image/png;base64,AAAA', whiteSrc: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nordkranz Getränke')).toBeVisible()
  },
}

export const Agencies: Story = {
  name: 'Agencies, white on what is dark (ENT-22)',
  render: () => (
    <Column>
      {agencyLogos.map(({ name, normal, white }) => (
        <div key={name}>
          <Logo name={name} src={normal} whiteSrc={white} />
          <ThemeScope mode="dark">
            <div style={plate('canvas')}>
              <Logo name={name} src={normal} whiteSrc={white} />
            </div>
          </ThemeScope>
          <div style={plate('brand')}>
            <Logo name={name} src={normal} whiteSrc={white} ground="brand" />
          </div>
        </div>
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const seen = (of: Element) =>
      [...of.querySelectorAll('img')].filter((image) => getComputedStyle(image).display !== 'none')
    for (const { name, normal, white } of agencyLogos) {
      const logos = [...canvasElement.querySelectorAll(`[role=img][aria-label="${name}"]`)]
      const shown = logos.map((logo) => seen(logo).map((image) => image.getAttribute('src')))
      await expect(shown).toEqual([[normal], [white], [white]])
    }
  },
}
