import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Row } from '../../stories/index.ts'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  render: () => (
    <Row>
      <Spinner />
      <Spinner size={32} label="Dateien werden geladen …" />
    </Row>
  ),
}

export const Spoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Wird geladen …' })).toBeVisible()
  },
}

export const SpokenInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading …' })).toBeVisible()
  },
}
