import { ACCOUNT } from './registry/account.ts'
import { AFTER_SALE } from './registry/after-sale.ts'
import { LETTERS } from './registry/letters.ts'
import type { PersonalTable } from './registry/personal-table.ts'
import { SALES } from './registry/sales.ts'

/**
 * Every table that holds something of a person (GDPR art. 15, 17, 30): how a customer's rows are found, what of them is
 * exported and what erasure does. Tables stand after those whose keys they are found by; erasure goes the other way round.
 * A test compares it with the database, so that no table is forgotten.
 */
export const PERSONAL: readonly PersonalTable[] = [...ACCOUNT, ...SALES, ...AFTER_SALE, ...LETTERS]
