import type { Drawing } from '../cloth/sheet.ts'
import { drawBackpack } from './backpack.ts'
import { drawBucketBag } from './bucket-bag.ts'
import type { Cloth } from './cloth.ts'
import { drawFlapBag } from './flap-bag.ts'
import { drawHat } from './headwear.ts'
import { drawTights } from './hosiery.ts'
import { drawShopper } from './shopper.ts'
import { drawWallet } from './wallet.ts'

/** All silhouettes by name; a new one is added here and in `../archetypes.ts`. */
export const silhouettes = {
	'bag-shopper': drawShopper,
	'bag-flap': drawFlapBag,
	'bag-bucket': drawBucketBag,
	backpack: drawBackpack,
	wallet: drawWallet,
	hat: drawHat,
	tights: drawTights,
} satisfies Record<string, (cloth: Cloth, options: never) => Drawing>

export type SilhouetteId = keyof typeof silhouettes

/** The options that a silhouette understands. */
export type OptionsOf<Id extends SilhouetteId> = NonNullable<Parameters<(typeof silhouettes)[Id]>[1]>
