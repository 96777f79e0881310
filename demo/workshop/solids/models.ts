import type { Angle } from './camera.ts'
import type { Solid } from './mesh.ts'
import { beanie } from './models/beanie.ts'
import { belt } from './models/belt.ts'
import { boot } from './models/boot.ts'
import type { Shoe } from './models/footwear.ts'
import { glasses } from './models/glasses.ts'
import { hat } from './models/hat.ts'
import { chain, hoops } from './models/jewelry.ts'
import { pair, side } from './models/pair.ts'
import { sandal } from './models/sandal.ts'
import { scarf } from './models/scarf.ts'
import { ballet, loafer } from './models/slippers.ts'
import { socks } from './models/socks.ts'
import { type Trainer, trainer } from './models/trainer.ts'
import { tote } from './models/tote.ts'
import { shopper } from './models/shopper.ts'
import { flap } from './models/flap-bag.ts'
import { bucket } from './models/bucket-bag.ts'
import { cards } from './models/small-leather.ts'
import { wallet } from './models/wallet.ts'
import { backpack } from './models/backpack.ts'

/** What is photographed and from where: from before, a second time otherwise, and close. */
export type Product = {
	solids: readonly Solid[]
	front: Angle
	back: Angle
	detail: Angle
	/** What the second picture shows, where it is not what the first does. */
	behind?: readonly Solid[]
}

const shoes =
	<Measures extends { length: number }>(
		build: (measures: Measures) => Solid[],
		seen: Parameters<typeof pair>[1] = {},
	) =>
	(measures: object): Product => {
		const { length } = measures as Measures
		const left = build(measures as Measures)
		return { ...pair(left, { length, ...seen }), ...side(left, { length, ...seen }) }
	}

const made =
	<Measures>(build: (measures: Measures) => Product) =>
	(measures: object): Product =>
		build(measures as Measures)

/** The models by name: each makes a product from its measures. */
export const models = {
	trainer: shoes<Trainer>(trainer, {}),
	loafer: shoes<Shoe>(loafer, {}),
	ballet: shoes<Shoe>(ballet, { close: [0.74, 2.6] }),
	sandal: shoes<Parameters<typeof sandal>[0]>(sandal, { close: [0.36, 8] }),
	boot: shoes<Shoe>(boot, { inner: true, close: [0.3, 16] }),
	belt: made(belt),
	hoops: made(hoops),
	chain: made(chain),
	glasses: made(glasses),
	scarf: made(scarf),
	tote: made(tote),
	socks: made(socks),
	beanie: made(beanie),
	hat: made(hat),
	shopper: made(shopper),
	flap: made(flap),
	bucket: made(bucket),
	cards: made(cards),
	wallet: made(wallet),
	backpack: made(backpack),
}

export type ModelId = keyof typeof models
