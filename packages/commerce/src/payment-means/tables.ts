import type { MeansName } from './contract.ts'

export type PaidPartsTable = { order_id: string; means: MeansName; cent_amount: number }

export type PaymentMeansTables = { paid_parts: PaidPartsTable }
