import type { Drawing } from '../cloth/sheet.ts'
import { drawBody, drawSleepsuit, drawSwimsuit } from './baby.ts'
import { drawBackpack, drawBucketBag, drawFlapBag, drawShopper, drawWallet } from './bags.ts'
import { drawCami } from './cami.ts'
import type { Cloth } from './cloth.ts'
import { drawCoat } from './coat.ts'
import { drawDenimJacket } from './denim-jacket.ts'
import { drawDressA, drawPinafore, drawShirtDress } from './dresses.ts'
import { drawDungarees } from './dungarees.ts'
import { drawSocks, drawTights } from './hosiery.ts'
import { drawJeans } from './jeans.ts'
import { drawChain, drawGlasses, drawHoops } from './jewellery.ts'
import { drawKnit } from './knitwear.ts'
import { drawParka } from './parka.ts'
import { drawPuffer } from './puffer.ts'
import { drawPyjama } from './pyjama.ts'
import { drawShirt } from './shirt.ts'
import { drawShoes } from './shoes.ts'
import { drawPleatedSkirt, drawShortSkirt, drawTieredSkirt } from './skirt.ts'
import { drawBelt } from './small-leather.ts'
import { drawBeanie, drawHat, drawScarf, drawSquare } from './soft-accessories.ts'
import { drawTee } from './tee.ts'
import { drawTote } from './tote.ts'
import { drawTrousers } from './trousers.ts'
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
	shoes: drawShoes,
	scarf: drawScarf,
	square: drawSquare,
	beanie: drawBeanie,
	hat: drawHat,
	belt: drawBelt,
	socks: drawSocks,
	tights: drawTights,
	hoops: drawHoops,
	chain: drawChain,
	glasses: drawGlasses,
} satisfies Record<string, (cloth: Cloth, options: never) => Drawing>

export type SilhouetteId = keyof typeof silhouettes

/** The options that a silhouette understands. */
export type OptionsOf<Id extends SilhouetteId> = NonNullable<Parameters<(typeof silhouettes)[Id]>[1]>
