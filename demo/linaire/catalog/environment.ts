import type { FibreCode } from '@vitrine/commerce/catalog/fibres'
import type { Style } from './style.ts'

const SYNTHETICS: ReadonlySet<string> = new Set<FibreCode>([
	'acrylic',
	'modacrylic',
	'polyamide',
	'polyester',
	'polyethylene',
	'polypropylene',
	'polyurethane',
	'elastane',
	'elastomultiester',
	'elastolefin',
])

const KNITTED = /jersey|knit|hand/

/** The decree is about clothes, household linen and shoes. */
const WITHOUT_SHEET: ReadonlySet<string> = new Set(['a-bags', 'a-belts', 'a-jewel', 'a-leather', 'a-sun'])

/** Facts for the AGEC sheet (law 4): countries of the three steps, recycled share, microfibres. Bags, belts, jewellery and glasses have no sheet. */
export function environmentOf({ category, care, cloth, madeIn, recycled }: Style): Record<string, unknown> {
	if (!madeIn || WITHOUT_SHEET.has(category)) return {}
	const [first, second, third] = madeIn
	if (category === 'a-shoes') {
		return { traceability: { stitching: first, assembly: second, finishing: third }, recycledPercent: recycled ?? 0 }
	}
	const synthetic = Object.entries(cloth?.main ?? {}).reduce(
		(sum, [fibre, percent]) => (SYNTHETICS.has(fibre) ? sum + percent : sum),
		0,
	)
	return {
		traceability: { [KNITTED.test(care) ? 'knitting' : 'weaving']: first, dyeing: second, making: third },
		recycledPercent: recycled ?? 0,
		releasesMicrofibres: synthetic > 50,
	}
}
