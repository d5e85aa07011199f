import sql from 'sql-template-tag'
import type { Chart, Figure, ReportContent, Text } from '../../areas/reports/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { people } from '../people/people.ts'
import { insertRows } from '../rows.ts'
import type { DemoTenant, TenantKey } from '../tenants.ts'

/** Has no account at the reporting tool (REP-03). */
const withoutAccount = 'korbinian.huber'
/** Had one: it ended a week before the first start (REP-05). */
const withEndedAccount = 'andreas.lindner'

interface DemoReport extends Omit<ReportContent, 'asOf'> {
  address: string
}

const text = (de: string, en: string): Text => ({ de, en })
const media = {
  tv: text('TV', 'TV'),
  online: text('Online-Video', 'Online video'),
  social: text('Social Media', 'Social media'),
  ooh: text('Außenwerbung', 'Out of home'),
  print: text('Print', 'Print'),
  radio: text('Radio', 'Radio'),
}
const week = (number: number) => text(`KW ${number}`, `Week ${number}`)
const row = (label: Text, ...values: number[]) => ({ label, values })
const same = (name: string) => text(name, name)

const budgetChart: Chart = {
  title: text('Budget nach Medien', 'Budget by medium'),
  unit: 'euro',
  series: [text('Geplant', 'Planned'), text('Gebucht', 'Booked'), text('Abgerechnet', 'Invoiced')],
  rows: [
    row(media.tv, 1_240_000, 1_198_000, 742_500),
    row(media.online, 420_000, 405_300, 251_900),
    row(media.social, 265_000, 265_000, 188_400),
    row(media.ooh, 310_000, 287_600, 143_800),
    row(media.radio, 145_000, 138_200, 96_700),
    row(media.print, 90_000, 84_500, 84_500),
  ],
}

const reach: Figure = {
  label: text('Reichweite 14–49', 'Reach 14–49'),
  value: 0.634,
  unit: 'percent',
  change: 0.021,
}

const reports: Readonly<Record<TenantKey, readonly DemoReport[]>> = {
  alpenquell: [
    {
      address: 'kampagnenleistung?kunde=10101',
      title: text('Kampagnenleistung', 'Campaign performance'),
      intro: text(
        'Reichweite, Kontakte und Kosten aller laufenden Kampagnen.',
        'Reach, contacts and cost of all running campaigns.',
      ),
      figures: [
        reach,
        { label: text('Kontakte', 'Contacts'), value: 48_210_000, unit: 'count', change: 0.064 },
        { label: text('Tausenderpreis', 'Cost per mille'), value: 14.2, unit: 'price', change: -0.032 }, // prettier-ignore
        { label: text('Ausgaben', 'Spend'), value: 684_200, unit: 'euro', change: 0.018 },
      ],
      charts: [
        {
          title: text('Kontakte nach Medien, in Tausend', 'Contacts by medium, in thousands'),
          unit: 'count',
          series: [text('Kontakte', 'Contacts')],
          rows: [
            row(media.tv, 21_400),
            row(media.online, 9_870),
            row(media.social, 8_260),
            row(media.ooh, 5_140),
            row(media.radio, 2_910),
            row(media.print, 630),
          ],
        },
        {
          title: text('Anteil der Kontakte, die klicken', 'Share of contacts that click'),
          unit: 'percent',
          series: [text('Vorperiode', 'Period before'), text('Diese Periode', 'This period')],
          rows: [row(media.online, 0.0041, 0.0047), row(media.social, 0.0118, 0.0126)],
        },
      ],
    },
    {
      address: 'tv-wochenbericht?kunde=10101',
      title: text('TV-Wochenbericht', 'TV weekly report'),
      intro: text(
        'GRP und Preis je Kontakt nach Sendern und Kalenderwochen.',
        'GRP and cost per contact by station and week.',
      ),
      figures: [
        { label: text('GRP gesamt', 'Total GRPs'), value: 412.6, unit: 'points', change: 0.038 },
        { label: text('Preis je GRP', 'Cost per GRP'), value: 1_684, unit: 'euro', change: -0.015 },
        reach,
      ],
      charts: [
        {
          title: text('GRP nach Sendern', 'GRP by station'),
          unit: 'points',
          series: [text('Geplant', 'Planned'), text('Erreicht', 'Reached')],
          rows: [
            row(same('Kanal Eins'), 96, 101.4),
            row(same('TeleSüd'), 88, 84.9),
            row(same('Viertel nach Acht'), 74, 79.2),
            row(same('Nordlicht TV'), 61, 60.3),
            row(same('Sport 24'), 52, 54.8),
            row(same('DokuWelt'), 30, 32),
          ],
        },
        {
          title: text('GRP nach Wochen', 'GRP by week'),
          unit: 'points',
          series: [text('GRP', 'GRP')],
          rows: [
            row(week(40), 48.1),
            row(week(41), 62.7),
            row(week(42), 71.3),
            row(week(43), 69.8),
            row(week(44), 81.5),
            row(week(45), 79.2),
          ],
        },
      ],
    },
    {
      address: 'budget?kunde=10101',
      title: text('Budget nach Medien', 'Budget by medium'),
      intro: text('Geplant, gebucht und abgerechnet.', 'Planned, booked and invoiced.'),
      figures: [
        { label: text('Geplant', 'Planned'), value: 2_470_000, unit: 'euro' },
        { label: text('Gebucht', 'Booked'), value: 2_378_600, unit: 'euro' },
        { label: text('Abgerechnet', 'Invoiced'), value: 1_507_800, unit: 'euro' },
      ],
      charts: [budgetChart],
    },
    {
      address: 'kennzahlen?kunde=10101',
      title: text('Kennzahlen auf einen Blick', 'Key figures at a glance'),
      intro: text(
        'Die wichtigsten Zahlen; was sie bedeuten, steht in der Lesehilfe.',
        'The figures that matter most; the reading guide says what they mean.',
      ),
      figures: [
        reach,
        { label: text('Durchschnittskontakte', 'Average contacts'), value: 4.7, unit: 'points', change: 0.011 }, // prettier-ignore
        { label: text('Gestützte Bekanntheit', 'Aided awareness'), value: 0.58, unit: 'percent', change: 0.03 }, // prettier-ignore
        { label: text('Kaufabsicht', 'Purchase intent'), value: 0.214, unit: 'percent', change: -0.006 }, // prettier-ignore
      ],
      charts: [
        {
          title: text('Bekanntheit nach Altersgruppen', 'Awareness by age'),
          unit: 'percent',
          series: [text('Ungestützt', 'Unaided'), text('Gestützt', 'Aided')],
          rows: [
            row(text('14–29 Jahre', '14–29 years'), 0.19, 0.52),
            row(text('30–49 Jahre', '30–49 years'), 0.27, 0.64),
            row(text('ab 50 Jahren', '50 years and over'), 0.23, 0.57),
          ],
        },
      ],
    },
  ],
  wohnwerk: [
    {
      address: 'filialen?kunde=10115',
      title: text('Filialen im Vergleich', 'Stores compared'),
      intro: text('Frequenz und Umsatz nach Region und Woche.', 'Visitors and sales by region.'),
      figures: [
        { label: text('Besuche', 'Visits'), value: 184_300, unit: 'count', change: 0.047 },
        { label: text('Umsatz', 'Sales'), value: 6_920_000, unit: 'euro', change: 0.029 },
        { label: text('Umsatz je Besuch', 'Sales per visit'), value: 37.5, unit: 'price', change: -0.017 }, // prettier-ignore
      ],
      charts: [
        {
          title: text('Besuche nach Region', 'Visits by region'),
          unit: 'count',
          series: [text('Vorwoche', 'Week before'), text('Diese Woche', 'This week')],
          rows: [
            row(same('Nord'), 41_200, 43_900),
            row(same('West'), 58_700, 60_100),
            row(same('Mitte'), 36_400, 38_800),
            row(same('Süd'), 39_700, 41_500),
          ],
        },
      ],
    },
  ],
  voltrad: [
    {
      address: 'publisher?customer=10130',
      title: text('Leistung nach Publishern', 'Performance by publisher'),
      intro: text(
        'Ausgaben, Klicks und Probefahrten je Publisher.',
        'Spend, clicks and test rides per publisher.',
      ),
      figures: [
        { label: text('Ausgaben', 'Spend'), value: 212_400, unit: 'euro', change: 0.083 },
        { label: text('Klicks', 'Clicks'), value: 318_600, unit: 'count', change: 0.112 },
        { label: text('Probefahrten', 'Test rides'), value: 1_946, unit: 'count', change: 0.058 },
      ],
      charts: [
        {
          title: text('Probefahrten je Publisher', 'Test rides by publisher'),
          unit: 'count',
          series: [text('Vormonat', 'Month before'), text('Dieser Monat', 'This month')],
          rows: [
            row(same('StreamBox'), 512, 588),
            row(same('CityScreen OOH'), 297, 281),
            row(same('PedalPost'), 403, 476),
            row(same('AdScale Social'), 548, 601),
          ],
        },
      ],
    },
  ],
}

/** Everybody in a tenant uses its reports but one; one more did so until a week ago. */
export async function fillReports(
  tx: Transaction,
  setting: { tenant: DemoTenant; userIds: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  const { tenant, userIds, now } = setting
  const asOf = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  await insertRows(
    tx,
    'report_pages',
    { application_id: 'int', address: 'text', content: 'jsonb' },
    reports[tenant.key].map(({ address, ...content }) => ({
      application_id: tenant.id,
      address,
      content: { ...content, asOf },
    })),
  )
  await tx.query(sql`
    update application_users set has_business_objects_assignment = true
    where application_id = ${tenant.id} and user_id <> ${userIds.get(withoutAccount)}`)
}

/** Their accounts; the password is that of the portal. */
export async function insertReportAccounts(
  tx: Transaction,
  setting: { userIds: ReadonlyMap<string, number>; passwordHash: string; now: Date },
): Promise<void> {
  const { userIds, passwordHash, now } = setting
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
  await insertRows(
    tx,
    'report_accounts',
    { user_id: 'int', username: 'text', password_hash: 'text', valid_until: 'timestamptz' },
    people
      .filter(({ login, isInactive }) => login !== withoutAccount && !isInactive)
      .map(({ login }) => ({
        user_id: userIds.get(login),
        username: login,
        password_hash: passwordHash,
        valid_until: login === withEndedAccount ? weekAgo : null,
      })),
  )
}
