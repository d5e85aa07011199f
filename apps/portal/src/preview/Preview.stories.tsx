import { ApiError, type CallResult } from '@atrium/api-client'
import type { PreviewCandidate } from '@atrium/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PreviewBannerView } from './PreviewBannerView.tsx'
import { PreviewPicker } from './PreviewPicker.tsx'
import { inPortal } from '../testing/inPortal.tsx'

const person = (id: number, name: string, jobTitle: string, groupNames: string[]) => ({
  as: { type: 'user' as const, id },
  name,
  jobTitle,
  pictureUrl: null,
  groupNames,
  memberCount: null,
})
const group = (id: number, name: string, memberCount: number) => ({
  as: { type: 'user-group' as const, id },
  name,
  jobTitle: null,
  pictureUrl: null,
  groupNames: [],
  memberCount,
})
const candidates: PreviewCandidate[] = [
  group(1, 'Kunde – Geschäftsleitung', 1),
  group(2, 'Kunde – Marketing', 14),
  group(3, 'Kundenberatung', 0),
  person(1, 'Korbinian Huber', 'Produktmanager', ['Kunde – Marketing']),
  person(2, 'Sabine Moser', 'Marketingleiterin', ['Kunde – Geschäftsleitung', 'Kunde – Marketing']),
  person(3, 'Friederike von Hohenstein-Wallmoden-Gimborn', 'Senior Mediaplanerin Out-of-Home', [
    'Kundenberatung',
  ]),
]
const ready: CallResult<PreviewCandidate[]> = {
  state: 'ready',
  data: candidates,
  refresh: fn(),
}

const meta = {
  title: 'Portal/View as',
  component: PreviewPicker,
  decorators: [inPortal],
  globals: { locale: 'de' },
  args: {
    candidates: ready,
    isStarting: false,
    failure: undefined,
    onStart: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PreviewPicker>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const Choosing: Story = {
  name: 'is found by typing, chosen, and begins; nothing begins unchosen (T-04, D-06)',
  play: async ({ args }) => {
    const { getByRole, findByRole, getAllByRole } = await dialog()
    const search = getByRole('searchbox', { name: 'Person oder Gruppe suchen' })
    await waitFor(() => expect(search).toHaveFocus())
    await expect(getByRole('button', { name: 'Ansehen' })).toBeDisabled()
    await userEvent.type(search, 'marketing sab')
    await waitFor(() => expect(getAllByRole('option')).toHaveLength(1))
    await userEvent.click(await findByRole('option', { name: /Sabine Moser/ }))
    await userEvent.click(await findByRole('button', { name: 'Als Sabine Moser ansehen' }))
    await expect(args.onStart).toHaveBeenCalledWith(candidates[4])
  },
}

export const ByKeyboard: Story = {
  name: 'the keyboard finds, chooses and begins (T-04)',
  play: async ({ args }) => {
    const { getByRole, findByRole } = await dialog()
    await waitFor(() => expect(getByRole('searchbox')).toHaveFocus())
    await findByRole('option', { name: /^Kunde – Geschäftsleitung/ })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} ')
    await waitFor(() =>
      expect(getByRole('option', { name: /^Kunde – Marketing/ })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith(candidates[1]))
  },
}

export const AskedForElsewhere: Story = {
  name: 'whoever was asked for elsewhere is chosen already (D-06)',
  args: { wanted: candidates[3]!.as },
  play: async ({ args }) => {
    const { findByRole } = await dialog()
    await expect(await findByRole('option', { name: /^Korbinian Huber/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(await findByRole('button', { name: 'Als Korbinian Huber ansehen' }))
    await expect(args.onStart).toHaveBeenCalledWith(candidates[3])
  },
}

export const OutOfReach: Story = {
  name: 'who stands above one is not offered, and it says so (T-04)',
  args: { wanted: { type: 'user', id: 99 } },
  play: async () => {
    const { findByRole, getByRole } = await dialog()
    await expect(await findByRole('status')).toHaveTextContent('steht über Ihnen')
    await expect(getByRole('button', { name: 'Ansehen' })).toBeDisabled()
  },
}

export const NobodyFound: Story = {
  play: async () => {
    const { getByRole, getByText } = await dialog()
    await userEvent.type(getByRole('searchbox'), 'Zappa')
    // With the next letter what stood there may be another element.
    await waitFor(() => expect(getByText('So heißt hier niemand')).toBeVisible())
  },
}

export const Loading: Story = { args: { candidates: { state: 'loading' } } }

export const Failed: Story = {
  args: {
    candidates: {
      state: 'failed',
      error: new ApiError({ status: 500, code: 'unknown', title: '', traceId: '7f3a-19c2' }),
      retry: fn(),
    },
  },
}

export const Refused: Story = {
  name: 'a view that was refused says why (T-04)',
  args: { failure: new ApiError({ status: 403, code: 'forbidden', title: '' }) },
  play: async () => {
    const { findByRole } = await dialog()
    await expect(await findByRole('alert')).toHaveTextContent('steht über Ihnen')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

const banner = {
  name: 'Kunde – Marketing',
  expiresAt: '2027-03-15T14:30:00+01:00',
  isRefused: false,
  isEnding: false,
  onEnd: fn(),
}

export const Running: Story = {
  name: 'says as whom one looks, speaks politely, and can only be ended (T-04)',
  render: () => <PreviewBannerView {...banner} />,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status')
    await expect(line).toHaveTextContent('Sie sehen das Portal als Kunde – Marketing.')
    await expect(line).toHaveTextContent('Nur ansehen, bis')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Beenden' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(banner.onEnd).toHaveBeenCalled()
  },
}

export const RefusedChange: Story = {
  name: 'says that a change was not saved, and why (T-04)',
  render: () => <PreviewBannerView {...banner} isRefused />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nicht gespeichert')
  },
}

export const LongNameOnAPhone: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <PreviewBannerView {...banner} name="Friederike von Hohenstein-Wallmoden-Gimborn" isRefused />
    </div>
  ),
}
