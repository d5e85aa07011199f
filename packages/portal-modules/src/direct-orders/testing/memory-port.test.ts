import { describeDirectOrdersPort } from './contract.ts'
import { buildMedium, campaigns } from './fixtures.ts'
import { createMemoryDirectOrders } from './memory-port.ts'

describeDirectOrdersPort('memory', async () => {
  const { mediaTypeId, name, needsDates } = buildMedium(6)
  const [campaign] = campaigns
  return {
    port: createMemoryDirectOrders({ recentCount: 2 }).port,
    componentId: 40,
    content: {
      action: 'rescale',
      name: 'Mehr Radio in Göttingen',
      description: '',
      target: '',
      comment: '',
      region: 'Göttingen',
      purchaseOrder: '',
      block: null,
      customer: campaign!.customer,
      campaignId: campaign!.id,
      productId: campaign!.product!.id,
      budget: 1_200,
      duration: null,
      start: '2027-04-01',
      end: '2027-04-08',
      taxonomy: '',
      media: [{ mediaTypeId, name, needsDates, isSelected: true, start: null, end: null }],
      values: [],
      files: [],
      isSent: true,
    },
  }
})
