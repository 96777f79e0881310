import type { Database } from '../../database/client.ts'
import type { ProductPage } from '../contract.ts'

/** Whether reviews, questions and outfits are to be asked for at all: most goods have none, and two calls are spared then. */
export type Companions = NonNullable<ProductPage['companions']>

/** Reviews come after the catalog: hence the type here and the injected function. */
export type ReadCompanions = (
	db: Database,
	asked: { productId: string; colorwayIds: readonly string[]; now: Date },
) => Promise<Companions>
