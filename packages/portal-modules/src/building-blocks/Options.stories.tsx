import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { BuildingBlocks } from './BuildingBlocks.tsx'
import { button, field, flow } from './testing/flow.tsx'
import { buildBlock, createMemoryBuildingBlocks, someBlocks } from './testing/index.ts'

const meta = {
  title: 'Modules/Building blocks/Options',
  component: BuildingBlocks,
  globals: { locale: 'de' },
  args: { port: createMemoryBuildingBlocks().port, component: { id: 40 } },
} satisfies Meta<typeof BuildingBlocks>
export default meta
type Story = StoryObj<typeof meta>

const part = async (name: string) => within(await screen.findByRole('region', { name }))

export const ByMediaType: Story = {
  name: 'What can be booked stands by media type, as the order form asks for it (BB-05)',
  ...flow({ blocks: someBlocks, path: ['704', 'options'] }, async ({ userEvent }) => {
    const always = await part('Bei jeder Bestellung')
    await expect(always.getByRole('textbox', { name: /Anschrift/ })).toBeVisible()
    const radio = await part('Radio')
    await expect(radio.getByText('Kann dazu bestellt werden')).toBeVisible()
    await expect(radio.getByRole('combobox', { name: 'Tonalität' })).toHaveTextContent('Fröhlich')
    const outdoor = await part('Out-of-Home')
    await expect(outdoor.getByText('Gehört fest dazu · mit eigenem Zeitraum')).toBeVisible()
    await expect(outdoor.getByText('Dazu wird nichts weiter gefragt.')).toBeVisible()
    await userEvent.click(await button('Bearbeiten'))
    await expect(await field(/Name des Bausteins/)).toHaveValue('Filialeröffnung M')
  }),
}

export const WithoutMedia: Story = {
  name: 'A block without media types is ordered in those of the campaign (DO-16)',
  ...flow({ blocks: [buildBlock(1, { name: 'Frei' })], path: ['1', 'options'] }, async () => {
    await expect(await screen.findByText(/Mediengattungen der Kampagne/)).toBeVisible()
    await expect(screen.getByText('Es wird nichts weiter gefragt.')).toBeVisible()
  }),
}

export const English: Story = {
  name: 'The options in English (GEN-02)',
  globals: { locale: 'en' },
  ...flow({ blocks: someBlocks, path: ['704', 'options'] }, async () => {
    await expect(await screen.findByText('With every order')).toBeVisible()
    await expect(screen.getByText('Always included · with dates of its own')).toBeVisible()
  }),
}
