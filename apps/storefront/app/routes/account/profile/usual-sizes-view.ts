import type { SizeRun } from '@vitrine/commerce/catalog/contract'
import type { UsualSizes } from '@vitrine/commerce/customers/contract'
import type { FormValues } from '#app/document/forms/submitted-form.ts'

/** As the gateway names what it refuses, so a refusal finds its control. */
const FIELD = 'usualSizes.'
/** A longer list does not describe a size run better. */
const MOST_NAMES = 3
/** What the gateway takes of either. */
const LONGEST = { run: 63, key: 20 }

/** One select: what the run dresses, from which size to which, and the one that is kept. */
export type SizeRunView = {
	field: string
	/** Names of categories; `isMore` says that there are others. */
	names: string[]
	isMore: boolean
	first: string
	last: string
	chosen: string
	sizes: { key: string; label: string }[]
}
export type DepartmentSizes = { department: string; runs: SizeRunView[] }

/** The size runs of the site by department, each with what is kept of it in the words of the site: `UK 12 (EU 38)`. */
export function usualSizesView(runs: readonly SizeRun[], saved: UsualSizes): DepartmentSizes[] {
	const departments = [...new Set(runs.map(({ department }) => department))]
	return departments.map((department) => ({
		department,
		runs: runs.filter((run) => run.department === department).map((run) => runView(run, saved[run.id])),
	}))
}

function runView({ id, categories, sizes }: SizeRun, saved: string | undefined): SizeRunView {
	return {
		field: `${FIELD}${id}`,
		names: categories.slice(0, MOST_NAMES),
		isMore: categories.length > MOST_NAMES,
		first: sizes[0]?.sizeLabel ?? '',
		last: sizes.at(-1)?.sizeLabel ?? '',
		chosen: sizes.find(({ sizeKey }) => sizeKey === saved)?.sizeKey ?? '',
		sizes: sizes.map(({ sizeKey, sizeLabel, secondSizeLabel }) => ({
			key: sizeKey,
			label: secondSizeLabel ? `${sizeLabel} (${secondSizeLabel})` : sizeLabel,
		})),
	}
}

/** The sizes of a sent form by size run; an empty one takes away what was kept. */
export function typedSizes(values: FormValues): UsualSizes {
	const fields = Object.entries(values).filter(([name]) => name.startsWith(FIELD))
	return Object.fromEntries(
		fields.map(([name, key]) => [name.slice(FIELD.length, FIELD.length + LONGEST.run), key.slice(0, LONGEST.key)]),
	)
}
