import { checkedArt } from '@vitrine/testing/checked'
import { expect } from 'vitest'
import { deriveFile } from '@vitrine/commerce/media/derive'
import { render } from '../garments/recipes.ts'
import { allColorways } from './colorways.ts'
import { demoPictures } from './demo-pictures.ts'
import { neighbors } from './neighbors.ts'

const { artTest, recordTest } = checkedArt(import.meta.dirname, {
	madeFrom: ['.', '../garments', '../../../packages/commerce/src/media/derive.ts'],
	record: 'neighbors.checked.txt',
})
/** 0 is one garment in one color twice. Two black jackets that differ by a pocket have 0.03, and are laid apart. */
const LEAST_APART = 0.1
/** Bytes of the first picture of a product page on a telephone (issue 14, acceptance 4): its largest file. */
const HEAVIEST = 90_000

artTest('no two neighbors of any list are alike', async () => {
	const all = await neighbors()
	const [first] = all
	process.stdout.write(
		`${all.length} pairs, the most alike ${first?.apart.toFixed(3)}: ${first?.one} beside ${first?.other}\n`,
	)
	expect(all.length).toBeGreaterThan(100)
	expect(all.filter(({ apart }) => apart < LEAST_APART)).toEqual([])
})

artTest('the first picture of a product page is light, whatever its cloth', async () => {
	const fronts = demoPictures().filter(({ recipe }) => recipe.kind === 'garment' && recipe.view === 'front')
	// The busiest cloths, and a garment of each department.
	const busy = /^(W01|W08|W10|M03|M18|K01|K10|W23|A11)$/
	const styles = new Map(allColorways().map(({ code, id }) => [`${id}-front.webp`, code]))
	const one = new Map(fronts.map((picture) => [styles.get(picture.file) ?? '', picture]))
	const weighed = await Promise.all(
		[...one].flatMap(([code, { recipe, hash }]) =>
			busy.test(code)
				? [render(recipe).then((pixels) => deriveFile(pixels, { key: hash, kind: 'avif', width: 960 }, { effort: 1 }))]
				: [],
		),
	)
	const heaviest = Math.max(...weighed.map(({ length }) => length))
	process.stdout.write(`the heaviest of ${weighed.length} first pictures has ${heaviest} bytes\n`)
	expect(weighed.length).toBeGreaterThan(6)
	expect(heaviest).toBeLessThan(HEAVIEST)
})

recordTest()
