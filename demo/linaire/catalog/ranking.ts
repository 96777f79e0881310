import { chance } from './chance.ts'
import { colorOf } from './colors.ts'
import type { Style } from './style.ts'
import { STYLES } from './styles.ts'

function familyOf(style: Style): string {
	return colorOf(style.colors[0]?.slice(0, 3) ?? '').family
}

/** "Our selection": drawn, then dealt so that neither department nor color family comes twice in a row. */
function deal(): string[] {
	const left = STYLES.toSorted((a, b) => chance(`rank ${a.code}`) - chance(`rank ${b.code}`))
	const dealt: Style[] = []
	while (left.length > 0) {
		const [before, last] = dealt.slice(-2)
		const fits = (style: Style) => {
			const near = dealt.findLast((other) => other.category === style.category)
			return !near || familyOf(near) !== familyOf(style)
		}
		const differs = (style: Style) =>
			style.code[0] !== last?.code[0] &&
			familyOf(style) !== (last && familyOf(last)) &&
			familyOf(style) !== (before && familyOf(before))
		const next = left.find((style) => fits(style) && differs(style)) ?? left.find(differs) ?? left[0]
		if (!next) break
		dealt.push(next)
		left.splice(left.indexOf(next), 1)
	}
	return dealt.map((style) => style.code)
}

const DEALT = deal()

/** Place in "Our selection": smaller first, with room between. */
export function rankOf(code: string): number {
	return (DEALT.indexOf(code) + 1) * 10
}
