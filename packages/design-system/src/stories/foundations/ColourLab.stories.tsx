import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Sheet, sheetMeta } from '../index.ts'
import { BrandLab } from './BrandLab.tsx'

const meta = { title: 'Foundations/Colour lab', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ColourLab: Story = {
  name: 'Colour lab',
  render: () => (
    <Sheet
      title="Colour lab"
      lead="Any brand colour goes in. The fill stays what it is; what makes it readable is computed around it, in light and dark, and proved here and now."
    >
      <BrandLab />
    </Sheet>
  ),
}

export const AnyColourIsProved: Story = {
  name: 'Every colour tried keeps every promise; a word that is none says so',
  tags: ['!dev'],
  globals: { locale: 'en' },
  render: ColourLab.render,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Brand colour' })
    const proof = within(canvas.getByRole('region', { name: 'Proof' }))
    for (const color of ['#ffffff', '#000000', '#777777']) {
      await userEvent.click(canvas.getByRole('button', { name: color }))
      await expect(field).toHaveValue(color)
      await expect(proof.queryByText('broken')).toBeNull()
      await expect(canvas.getByText(new RegExp(`Fill ${color} as chosen`))).toBeVisible()
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'Nordkranz')
    await expect(field).toBeInvalid()
    await expect(canvas.getByText(/“Nordkranz” is not a colour/)).toBeVisible()
  },
}
