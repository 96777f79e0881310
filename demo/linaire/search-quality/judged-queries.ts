import { readFileSync } from 'node:fs'
import type { Language } from '@vitrine/market/locales'
import { allColorways } from '../catalog/colorways.ts'
import { isOfRange } from '../catalog/styles.ts'

/** 3 is what was asked, 2 good, 1 acceptable, 0 wrong. */
export type Grade = 0 | 1 | 2 | 3

/** A query and how well each style answers it, and with a color the colorway that stands for the style. */
export type JudgedQuery = {
	language: Language
	kind: string
	query: string
	/** By colorway id: 0 where it does not have the color asked for. */
	grades: ReadonlyMap<string, Grade>
	/** The grades of the styles, each by its best colorway, the best first. */
	best: readonly Grade[]
}

/** Colorways of the styles that needs were judged on; those of the range are not. */
const JUDGED = allColorways().filter(({ style }) => !isOfRange(style))

type Need = ReadonlyMap<string, Grade>

function linesOf(name: string): string[] {
	const text = readFileSync(new URL(`judged/${name}.txt`, import.meta.url), 'utf8')
	return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

function readNeeds(): ReadonlyMap<string, Need> {
	return new Map(
		linesOf('needs').map((line) => {
			const [name = '', ...parts] = line.split('|').map((part) => part.trim())
			const graded = parts.flatMap((part) => {
				const [grade, codes = ''] = part.split(':')
				return codes
					.trim()
					.split(' ')
					.map((code) => [code, Number(grade) as Grade] as const)
			})
			return [name, new Map(graded)]
		}),
	)
}

function readColors(): ReadonlyMap<string, readonly string[]> {
	return new Map(
		linesOf('colors').map((line) => {
			const [word = '', codes = ''] = line.split(':')
			return [word, codes.trim().split(' ')]
		}),
	)
}

function gradesOf(
	asked: string,
	known: { needs: ReadonlyMap<string, Need>; colors: ReadonlyMap<string, readonly string[]> },
): Map<string, Grade> {
	const [name = '', ...narrowings] = asked.split(' ')
	const need = known.needs.get(name)
	if (!need) throw new Error(`no need ${name}`)
	const department = narrowings.find((word) => word.startsWith('/'))?.slice(1) ?? ''
	const word = narrowings.find((narrowing) => narrowing.startsWith('@'))?.slice(1)
	const colors = word === undefined ? undefined : known.colors.get(word)
	if (word !== undefined && !colors) throw new Error(`no color ${word}`)
	return new Map(
		JUDGED.map(({ id, code, base, accents, name }) => {
			// A second color counts where the name tells it: a print is not of the color of its smallest flower.
			const shown = name.en.includes('/') ? [base, ...accents.slice(0, 1)] : [base]
			const hasColor = !colors || shown.some((color) => colors.includes(color.code))
			return [id, hasColor && code.startsWith(department) ? (need.get(code) ?? 0) : 0]
		}),
	)
}

function bestOf(grades: ReadonlyMap<string, Grade>): Grade[] {
	const styles = Map.groupBy(grades, ([id]) => id.split('-')[1])
	return [...styles.values()].map((own) => Math.max(...own.map(([, grade]) => grade)) as Grade).sort((a, b) => b - a)
}

/** The judged set: `judged/*.txt`. Throws on a need or a color that is not there, and on a query nothing answers. */
export function judgedQueries(languages: readonly Language[]): JudgedQuery[] {
	const known = { needs: readNeeds(), colors: readColors() }
	return languages.flatMap((language) =>
		linesOf(language).map((line) => {
			const [kind = '', query = '', asked = ''] = line.split('|').map((part) => part.trim())
			const grades = gradesOf(asked, known)
			const best = bestOf(grades)
			if (best[0] === 0) throw new Error(`nothing answers "${query}" (${asked})`)
			return { language, kind, query, grades, best }
		}),
	)
}
