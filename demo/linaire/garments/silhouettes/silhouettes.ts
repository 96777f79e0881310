import type { Drawing } from '../cloth/sheet.ts'
import { drawDressA } from './a-dress.ts'
import { drawBackpack } from './backpack.ts'
import { drawBody } from './bodysuit.ts'
import { drawBucketBag } from './bucket-bag.ts'
import { drawCami } from './cami.ts'
import type { Cloth } from './cloth.ts'
import { drawCoat } from './coat.ts'
import { drawDenimJacket } from './denim-jacket.ts'
import { drawDungarees } from './dungarees.ts'
import { drawFlapBag } from './flap-bag.ts'
import { drawBeanie, drawHat } from './headwear.ts'
import { drawSocks, drawTights } from './hosiery.ts'
import { drawJeans } from './jeans.ts'
import { drawKnit } from './knitwear.ts'
import { drawParka } from './parka.ts'
import { drawPinafore } from './pinafore.ts'
import { drawPuffer } from './puffer.ts'
import { drawPyjama } from './pyjama.ts'
import { drawShirtDress } from './shirt-dress.ts'
import { drawShirt } from './shirt.ts'
import { drawShopper } from './shopper.ts'
import { drawPleatedSkirt, drawShortSkirt, drawTieredSkirt } from './skirt.ts'
import { drawSleepsuit } from './sleepsuit.ts'
import { drawSquare } from './square.ts'
import { drawSwimsuit } from './swimsuit.ts'
import { drawTee } from './tee.ts'
import { drawTote } from './tote.ts'
import { drawTrousers } from './trousers.ts'
import { drawWallet } from './wallet.ts'
import { drawWrapDress } from './wrap-dress.ts'

/** All silhouettes by name; a new one is added here and in `../archetypes.ts`. */
export const silhouettes = {
	tee: drawTee,
	knit: drawKnit,
	shirt: drawShirt,
	coat: drawCoat,
	jeans: drawJeans,
	trousers: drawTrousers,
	'skirt-pleat': drawPleatedSkirt,
	'skirt-short': drawShortSkirt,
	'skirt-tier': drawTieredSkirt,
	'dress-wrap': drawWrapDress,
	cami: drawCami,
	puffer: drawPuffer,
	parka: drawParka,
	'jacket-denim': drawDenimJacket,
	'dress-shirt': drawShirtDress,
	'dress-a': drawDressA,
	'dress-pinafore': drawPinafore,
	dungarees: drawDungarees,
	body: drawBody,
	sleepsuit: drawSleepsuit,
	pyjama: drawPyjama,
	swim: drawSwimsuit,
	'bag-tote': drawTote,
	'bag-shopper': drawShopper,
	'bag-flap': drawFlapBag,
	'bag-bucket': drawBucketBag,
	backpack: drawBackpack,
	wallet: drawWallet,
	square: drawSquare,
	beanie: drawBeanie,
	hat: drawHat,
	socks: drawSocks,
	tights: drawTights,
} satisfies Record<string, (cloth: Cloth, options: never) => Drawing>

export type SilhouetteId = keyof typeof silhouettes

/** The options that a silhouette understands. */
export type OptionsOf<Id extends SilhouetteId> = NonNullable<Parameters<(typeof silhouettes)[Id]>[1]>
