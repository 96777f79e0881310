import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = { accepted: ['getStoreCredit'] }
