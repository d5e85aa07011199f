import type { Media } from '@atrium/design-system/theme'

/** The twelve states of a campaign; 4 is aborted and stands beside the rail (CAMP-08). */
export type Status = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

export interface Campaign {
  id: number
  name: string
  customer: string
  product: string
  media: readonly Media[]
  /** Euros. */
  budget: number
  /** Days, `YYYY-MM-DD`. */
  start: string
  end: string
  status: Status
  waitsForMe?: boolean
}

const campaign = (
  id: number,
  name: string,
  product: string,
  media: readonly Media[],
  budget: number,
  [start, end]: readonly [string, string],
  status: Status,
  waitsForMe?: boolean,
): Campaign => ({
  id,
  name,
  customer: product === 'Quellwasser' ? 'Alpenquell' : 'Nordkranz',
  product,
  media,
  budget,
  start,
  end,
  status,
  waitsForMe,
})

export const CAMPAIGNS: readonly Campaign[] = [
  campaign(
    5101,
    'Sommerfrische 2027',
    'Alster Limo',
    ['tv', 'out-of-home', 'social', 'digital'],
    480_000,
    ['2027-04-01', '2027-08-31'],
    6,
    true,
  ),
  campaign(
    5102,
    'Winteredition Ingwer',
    'Ingwer',
    ['radio', 'web-radio', 'print'],
    215_400,
    ['2026-12-15', '2027-01-24'],
    5,
  ),
  campaign(
    5103,
    'Kiosk-Offensive Nord',
    'Küstencola',
    ['out-of-home', 'direct'],
    96_750,
    ['2027-02-01', '2027-03-14'],
    2,
  ),
  campaign(
    5104,
    'Pfandkreislauf erklärt',
    'Marke',
    ['social', 'search', 'newspaper'],
    62_000,
    ['2027-01-11', '2027-02-28'],
    1,
  ),
  campaign(
    5105,
    'Kinostart „Flaschenpost“',
    'Alster Limo',
    ['cinema', 'social'],
    140_000,
    ['2027-01-20', '2027-02-17'],
    3,
  ),
  campaign(
    5106,
    'Stadtlauf Sponsoring',
    'Marke',
    ['out-of-home', 'radio', 'magazine'],
    38_900,
    ['2027-05-02', '2027-05-09'],
    9,
  ),
  campaign(
    5107,
    'Megalights Hafenfest',
    'Küstencola',
    ['out-of-home'],
    94_500,
    ['2027-05-07', '2027-05-16'],
    6,
    true,
  ),
  campaign(
    5108,
    'Bergfrische Relaunch',
    'Quellwasser',
    ['tv', 'magazine', 'digital'],
    310_000,
    ['2027-03-01', '2027-06-30'],
    0,
  ),
  campaign(
    5109,
    'Herbst Gastro',
    'Ingwer',
    ['newspaper', 'direct'],
    58_400,
    ['2026-10-05', '2026-11-29'],
    10,
  ),
  campaign(
    5110,
    'Zitrone Launch DACH',
    'Alster Limo',
    ['tv', 'digital', 'social'],
    264_000,
    ['2026-09-14', '2026-12-20'],
    11,
  ),
  campaign(
    5111,
    'Advent im Kiez',
    'Küstencola',
    ['out-of-home', 'radio'],
    71_250,
    ['2026-11-16', '2026-12-24'],
    11,
  ),
  campaign(
    5112,
    'Wiesn-Spezial',
    'Ingwer',
    ['radio', 'out-of-home', 'social'],
    118_000,
    ['2026-09-01', '2026-10-04'],
    11,
  ),
  campaign(
    5113,
    'Sommerfrische 2026',
    'Alster Limo',
    ['tv', 'out-of-home', 'digital'],
    455_000,
    ['2026-04-01', '2026-08-31'],
    11,
  ),
  campaign(
    5114,
    'Küchenwochen Frühjahr',
    'Ingwer',
    ['newspaper', 'magazine'],
    47_800,
    ['2026-03-02', '2026-04-12'],
    11,
  ),
  campaign(
    5115,
    'Räumungsverkauf Kassel',
    'Marke',
    ['radio', 'newspaper'],
    22_600,
    ['2026-02-09', '2026-03-01'],
    4,
  ),
]
