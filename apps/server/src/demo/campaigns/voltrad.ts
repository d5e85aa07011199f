import type { DemoCampaign } from './campaigns.types.ts'

export const voltrad: readonly DemoCampaign[] = [
  {
    name: 'Urban Range',
    product: 'Urban',
    days: [-25, 65],
    budget: 410_000,
    channels: [
      [
        'Commuter Stories',
        22,
        'Plauderkreis',
        26,
        'Purchased',
        {
          decided: ['approved', 38],
          split: [
            ['Plauderkreis', 60],
            ['Clipfeed', 40],
          ],
        },
      ],
      ['Test ride ads', 22, 'Clipfeed', 14, 'Purchased', { decided: ['approved', 38] }],
      ['Search e-bike', 15, 'Fundort', 24, 'Purchased', { decided: ['approved', 36] }],
      [
        'Programmatic city',
        41,
        'Adstrom',
        28,
        'Confirmed',
        {
          decided: ['approved', 36],
          split: [
            ['Adstrom', 55],
            ['Pendler-Netz', 25],
            ['Stadtwelle', 20],
          ],
        },
      ],
      ['Ad serving', 19, 'Adstrom', 8, 'Purchased', { decided: ['approved', 36] }],
    ],
  },
  {
    name: 'Austin Soft Launch',
    product: 'Urban',
    days: [-10, 20],
    budget: 95_000,
    currency: 'US-Dollar (USD)',
    channels: [
      ['Austin social', 22, 'Clipfeed', 44, 'Confirmed', { decided: ['approved', 19] }],
      [
        'Austin programmatic',
        41,
        'Adstrom',
        34,
        'Purchased',
        {
          decided: ['approved', 19],
          split: [
            ['Adstrom', 70],
            ['Lone Star Media', 30],
          ],
        },
      ],
      [
        'Morning web radio',
        20,
        'Hill Country Radio',
        22,
        'Confirmed',
        { decided: ['approved', 17, 'Please keep the host-read spots.'] },
      ],
    ],
  },
  {
    name: 'Dealer Days',
    product: 'Cargo',
    days: [12, 14],
    budget: 28_400,
    dueIn: 1,
    releasedAgo: 2,
    channels: [
      ['Invitation letter', 23, 'Briefwerk Berlin', 46, 'Approving'],
      ['Trade press announcement', 2, 'Radmarkt Verlag', 34, 'Approving'],
      ['Regional ads', 2, 'Nordkurier-Verbund', 20, 'Approving'],
    ],
  },
]
