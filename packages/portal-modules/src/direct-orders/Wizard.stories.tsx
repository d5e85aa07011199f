import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PortError } from '../kit/port-error.ts'
import { DirectOrders } from './DirectOrders.tsx'
import { readDraft } from './draft.logic.ts'
import { createMemoryDirectOrders, readyDraft, someChoices, someOrders } from './testing/index.ts' // prettier-ignore
import { flow, plain, told } from './testing/flow.tsx'

const meta = {
  title: 'Modules/Direct orders/Wizard',
  component: DirectOrders,
  // The flows speak German, whatever the toolbar says.
  globals: { locale: 'de' },
  args: { port: createMemoryDirectOrders().port, component: { id: 40 } },
} satisfies Meta<typeof DirectOrders>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const heading = (name: string) => screen.findByRole('heading', { name })
const summary = () => screen.findByRole('complementary', { name: 'Ihre Bestellung' })

export const Playground: Story = flow({ path: ['create'], latency: 300 }, async () => undefined)

export const ByKeyboard: Story = {
  name: 'A store orders from a block with the keyboard alone, and lands at its order (DO-01, DO-25, T-45)',
  ...flow({ path: ['create'] }, async ({ userEvent }, memory) => {
    const action = await screen.findByRole('radio', { name: /Eine fertige Aktion/ })
    await expect(action).toBeChecked()
    action.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await heading('Welcher Baustein?')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(await screen.findByRole('radio', { name: /Wochenend-Aktion/ })).toBeChecked()
    await expect(await field(/Name der Bestellung/)).toHaveValue('Wochenend-Aktion')
    await expect(await screen.findByRole('checkbox', { name: /Anzeigenblatt/ })).toBeChecked()
    const store = await field(/Name der Filiale/)
    store.focus()
    await userEvent.keyboard('Göttingen{Enter}')
    await expect(await heading('Stimmt alles?')).toHaveFocus()
    const send = await button('Bestellung absenden')
    send.focus()
    await userEvent.keyboard('{Enter}')
    await told('Wochenend-Aktion ist bei der Agentur')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Wochenend-Aktion' })).toBeVisible() // prettier-ignore
    await expect(memory.sent).toHaveLength(1)
    await expect(memory.sent[0]!.content).toMatchObject({
      isSent: true,
      block: { id: 701 },
      campaignId: 901,
      productId: 31,
      budget: 4_800,
      start: '2027-03-16',
      end: '2027-03-30',
      values: [
        { id: 1, value: 'Göttingen' },
        { id: 3, value: '12000' },
        { id: 4, value: 'Beilage' },
      ],
    })
    await expect(memory.kept.has('draft')).toBe(false)
  }),
}

export const FaultsListed: Story = {
  name: 'What is wrong with a step is listed, and each line leads to its field (DO-16, DO-18)',
  ...flow(
    {
      path: ['create', 'customize'],
      kept: readyDraft({ name: '', values: { 'field-1': '' }, budget: -5 }),
    },
    async ({ userEvent }) => {
      await field(/Name der Filiale/)
      await userEvent.click(await button('Weiter'))
      const alert = await screen.findByRole('alert')
      await userEvent.click(await within(alert).findByRole('link', { name: /Name der Bestellung/ }))
      await expect(await field(/Name der Bestellung/)).toHaveFocus()
      await expect(within(alert).getByRole('link', { name: /Budget/ })).toBeVisible()
      await expect(within(alert).getByRole('link', { name: /Name der Filiale/ })).toBeVisible()
      await userEvent.keyboard('Frühlingsfest')
      await waitFor(() => expect(within(alert).queryByRole('link', { name: /Name der Bestellung/ })).toBeNull()) // prettier-ignore
    },
  ),
}

export const RequiredLocked: Story = {
  name: 'A medium that the block prescribes cannot be deselected, and the split follows the choice (DO-16, T-48)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }) => {
    const paper = await screen.findByRole('checkbox', { name: /Anzeigenblatt/ })
    await expect(screen.getByText('Gehört fest zum Baustein')).toBeVisible()
    await userEvent.click(paper)
    await expect(paper).toBeChecked()
    const split = within(await summary())
    await expect(plain(split.getByRole('list').textContent)).toBe('Anzeigenblatt2.400,00 €Radio2.400,00 €') // prettier-ignore
    await userEvent.click(screen.getByRole('checkbox', { name: /Social/ }))
    await waitFor(() =>
      expect(plain(split.getByRole('list').textContent)).toContain('Social Media1.600,00 €'),
    )
  }),
}

export const DatesFollow: Story = {
  name: 'The end follows the start; today and the past are told at once (DO-14, DO-15)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    const days = within(await screen.findByRole('group', { name: /^Beginn/ })).getAllByRole('spinbutton') // prettier-ignore
    days[0]!.focus()
    await userEvent.keyboard('10')
    await userEvent.tab()
    await waitFor(() =>
      expect(readDraft(memory.kept.get('draft'))).toMatchObject({
        start: '2027-04-10',
        end: '2027-04-24',
      }),
    )
    days[1]!.focus()
    await userEvent.keyboard('03')
    await userEvent.tab()
    await expect(await screen.findByText('Der Beginn muss in der Zukunft liegen.')).toBeVisible()
    days[0]!.focus()
    await userEvent.keyboard('15')
    await userEvent.tab()
    await expect(
      await screen.findByText('Eine Bestellung kann nicht heute beginnen.'),
    ).toBeVisible()
  }),
}

export const LeadTime: Story = {
  name: 'A start within the lead time of a medium is warned of, and can be sent (T-49, D-11)',
  ...flow(
    {
      path: ['create', 'customize'],
      kept: readyDraft({ start: '2027-03-18', end: '2027-04-01' }),
    },
    async ({ userEvent }) => {
      const media = await screen.findByRole('group', { name: /^Medien/ })
      await expect(await within(media).findByText(/Anzeigenblatt braucht meist 7 Tage Vorlauf/)).toBeVisible() // prettier-ignore
      await expect(within(media).getByText(/Radio braucht meist 5 Tage Vorlauf/)).toBeVisible()
      await userEvent.click(await button('Weiter'))
      await expect(await heading('Stimmt alles?')).toBeVisible()
    },
  ),
}

export const BelongTogether: Story = {
  name: 'A campaign brings its customer and product; another customer lets go of it (DO-19)',
  ...flow(
    { path: ['create', 'customize'], kept: readyDraft({ action: 'rescale', block: null }) },
    async ({ userEvent }, memory) => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Kunde' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Lindner Outlet GmbH' }))
      await waitFor(() =>
        expect(readDraft(memory.kept.get('draft'))).toMatchObject({
          customerId: 11_502,
          campaignId: 904,
          productId: null,
        }),
      )
      await expect(await screen.findByRole('checkbox', { name: /Direktwerbung/ })).toBeVisible()
    },
  ),
}

export const DraftBack: Story = {
  name: 'What was entered is back after a reload in step 2, and can be discarded (DO-31, T-45)',
  ...flow(
    { path: ['create', 'customize'], kept: readyDraft({ name: 'Fest', fileNames: ['Motiv.pdf'] }) },
    async ({ userEvent }, memory) => {
      await expect(await screen.findByText(/Ihr Entwurf von heute, 08:00 ist wieder da/)).toBeVisible() // prettier-ignore
      await expect(screen.getByText(/Bitte hängen Sie wieder an: Motiv.pdf/)).toBeVisible()
      await expect(await field(/Name der Bestellung/)).toHaveValue('Fest')
      await userEvent.click(await button('Entwurf verwerfen'))
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: 'Entwurf verwerfen' }))
      await expect(await heading('Was möchten Sie bestellen?')).toBeVisible()
      await expect(memory.kept.has('draft')).toBe(false)
    },
  ),
}

export const FirstKey: Story = {
  name: 'The draft is kept from the first key press (DO-31)',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await userEvent.type(await field(/Zielgruppe/), 'F')
    await expect(readDraft(memory.kept.get('draft'))).toMatchObject({ target: 'F' })
  }),
}

export const Naming: Story = {
  name: 'The name by the tenant’s rule appears as one types; where that fails it is tried again (DO-17)',
  ...flow(
    {
      path: ['create', 'customize'],
      kept: readyDraft(),
      prepare: ({ failNext }) => failNext('taxonomy', new PortError({ code: 'unknown' })),
    },
    async ({ userEvent }) => {
      await expect(await screen.findByText(/Die Kennung konnte nicht erzeugt werden/)).toBeVisible()
      await userEvent.click(await button('Neu erzeugen'))
      const name = await screen.findByRole('status', { name: 'Kennung' })
      await expect(name).toHaveTextContent('Wohnwerk-Lindner-SE_Göttingen_Küchen_2027-04')
      await userEvent.type(
        await screen.findByRole('combobox', { name: /Region oder Filiale/ }),
        ' Süd',
      )
      await userEvent.tab()
      await waitFor(() => expect(name).toHaveTextContent('_Göttingen-Süd_'))
    },
  ),
}

export const Offline: Story = {
  name: 'Without a connection nothing is lost, and sending again orders once (DO-25, ERR-13)',
  ...flow(
    {
      path: ['create', 'finish'],
      kept: readyDraft(),
      prepare: ({ failNext }) => failNext('create', new PortError({ code: 'offline' })),
    },
    async ({ userEvent }, memory) => {
      await userEvent.click(await button('Bestellung absenden'))
      await expect(await screen.findByText(/Keine Verbindung/)).toBeVisible()
      await userEvent.click(await button('Bestellung absenden'))
      await told('Wochenend-Aktion ist bei der Agentur')
      const [first, second] = memory.sent
      await expect(second!.commandId).toBe(first!.commandId)
    },
  ),
}

export const Withdrawn: Story = {
  name: 'A block that was withdrawn meanwhile says so, and nothing that was entered is lost',
  ...flow(
    {
      path: ['create', 'finish'],
      kept: readyDraft(),
      prepare: ({ failNext }) =>
        failNext('create', new PortError({ code: 'conflict', reason: 'block-withdrawn' })),
    },
    async ({ userEvent }) => {
      await userEvent.click(await button('Bestellung absenden'))
      await expect(await screen.findByText(/Dieser Baustein wurde inzwischen zurückgezogen/)).toBeVisible() // prettier-ignore
      await userEvent.click(await button('Zurück'))
      await expect(
        await screen.findByRole('combobox', { name: /Region oder Filiale/ }),
      ).toHaveValue('Göttingen')
    },
  ),
}

export const WithdrawnMeanwhile: Story = {
  name: 'A block that is withdrawn while somebody orders from it is told at its place, and the rest of the input stays',
  ...flow(
    { path: ['create', 'customize'], kept: readyDraft({ target: 'Familien' }) },
    async ({ userEvent }, memory) => {
      await field(/Name der Filiale/)
      memory.others.withdrawBlock(701)
      await expect(await screen.findByText(/„Wochenend-Aktion“ wurde gerade zurückgezogen/)).toBeVisible() // prettier-ignore
      await expect(await field(/Zielgruppe/)).toHaveValue('Familien')
      await userEvent.click(screen.getByRole('radio', { name: /Prospektverteilung/ }))
      await waitFor(() => expect(screen.queryByText(/wurde gerade zurückgezogen/)).toBeNull())
      await expect(await field(/Zielgruppe/)).toHaveValue('Familien')
      await expect(
        await screen.findByRole('combobox', { name: /Region oder Filiale/ }),
      ).toHaveValue('Göttingen')
    },
  ),
}

export const WithdrawnAtTheEnd: Story = {
  name: 'At the last step a block that was withdrawn is told as well, with the way back to the choice',
  ...flow({ path: ['create', 'finish'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await button('Bestellung absenden')
    memory.others.withdrawBlock(701)
    await userEvent.click(await button('Anderen Baustein wählen'))
    await expect(await heading('Welcher Baustein?')).toBeVisible()
    await expect(memory.sent).toHaveLength(0)
  }),
}

export const ChangedBlock: Story = {
  name: 'A block that is changed while somebody orders from it says so, and what was entered stays',
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    const store = await field(/Name der Filiale/)
    await expect(store).toHaveValue('Göttingen')
    memory.others.changeBlock(701, { format: '12-seitiger Prospekt' })
    await expect(await screen.findByText(/„Wochenend-Aktion“ hat sich gerade geändert/)).toBeVisible() // prettier-ignore
    await expect(await field(/Name der Filiale/)).toHaveValue('Göttingen')
    const notice = within(
      screen.getByText(/hat sich gerade geändert/).closest<HTMLElement>('[role=status]')!,
    )
    await userEvent.click(notice.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByText(/hat sich gerade geändert/)).toBeNull())
  }),
}

export const SavedForLater: Story = {
  name: 'An order is saved without being sent (DO-10)',
  ...flow({ path: ['create', 'finish'], kept: readyDraft() }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Speichern, später senden'))
    await expect(await screen.findByText(/Gespeichert, aber noch nicht abgesendet/)).toBeVisible()
    await expect(memory.sent[0]!.content!.isSent).toBe(false)
  }),
}

export const Rebriefed: Story = {
  name: 'An order in rebriefing is adjusted and sent again (DO-09, DO-28)',
  ...flow({ orders: someOrders, path: ['requests', '4004'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Anpassen'))
    const briefing = await field(/^Briefing/)
    await userEvent.clear(briefing)
    await userEvent.type(briefing, 'PLZ 38100 bis 38126')
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Neues Briefing absenden'))
    await told('Sofawochen Braunschweig ist bei der Agentur')
    await expect(memory.order(4_004)).toMatchObject({
      status: 'approved',
      description: 'PLZ 38100 bis 38126',
    })
  }),
}

export const RebriefedUnchanged: Story = {
  name: 'In rebriefing an order that is as before is not sent again: it is said at the message to the agency (DO-09)',
  ...flow({ orders: someOrders, path: ['requests', '4004'] }, async ({ userEvent }, memory) => {
    await userEvent.click(await button('Anpassen'))
    await field(/^Briefing/)
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Neues Briefing absenden'))
    await expect((await screen.findAllByText(/Seit dem Rebriefing ist alles wie vorher/))[0]).toBeVisible() // prettier-ignore
    await expect(memory.order(4_004)!.status).toBe('rebriefing')
    await userEvent.click(await button('Zurück'))
    const message = await field(/^Nachricht an die Agentur/)
    await expect(message).toHaveAccessibleDescription(/Seit dem Rebriefing/)
    await userEvent.type(message, 'Das Gebiet bleibt.')
    await userEvent.click(await button('Weiter'))
    await userEvent.click(await button('Neues Briefing absenden'))
    await told('Sofawochen Braunschweig ist bei der Agentur')
  }),
}

export const OwnWords: Story = {
  name: 'Each kind asks in the briefing for what its words promise (DO-06)',
  ...flow({ path: ['create'] }, async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Medien tauschen/ }))
    await userEvent.click(await button('Weiter'))
    await expect(await field(/^Briefing/)).toHaveAccessibleDescription(
      /Was soll wodurch ersetzt werden\?/,
    )
  }),
}

export const NoBlocks: Story = {
  name: 'Kinds of orders that the tenant does not have are absent (CFG-03)',
  ...flow(
    {
      path: ['create'],
      choices: { ...someChoices, actions: ['rescale', 'switch'], blocks: [] },
    },
    async () => {
      await expect(await screen.findByRole('radio', { name: /Mehr oder weniger/ })).toBeChecked()
      await expect(screen.getAllByRole('radio')).toHaveLength(2)
    },
  ),
}

export const NotAllowed: Story = {
  name: 'Who places no orders is told so (DO-01)',
  ...flow({ path: ['create'], role: { canOrder: false, isStaff: false } }, async () => {
    await expect(await screen.findByText(/keine anlegen/)).toBeVisible()
  }),
}

export const Customize: Story = flow(
  { path: ['create', 'customize'], kept: readyDraft() },
  async () => {
    await expect(await heading('Welcher Baustein?')).toBeVisible()
  },
)

export const CustomizeDark: Story = { ...Customize, globals: { mode: 'dark' } }

export const CustomizeOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  ...flow({ path: ['create', 'customize'], kept: readyDraft() }, async () => {
    await expect(await heading('Welcher Baustein?')).toBeVisible()
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    )
  }),
}

export const Finish: Story = flow({ path: ['create', 'finish'], kept: readyDraft() }, async () => {
  await expect(await heading('Stimmt alles?')).toBeVisible()
})

export const English: Story = {
  globals: { locale: 'en' },
  ...flow({ path: ['create'] }, async ({ userEvent }) => {
    await userEvent.click(await button('Next'))
    await expect(await heading('Which building block?')).toBeVisible()
    await userEvent.click(await button('Next'))
    await expect(await screen.findByText('Please choose a building block.')).toBeVisible()
  }),
}
