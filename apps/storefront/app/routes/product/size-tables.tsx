import type { SizeGuide } from '@vitrine/commerce/catalog/contract'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { GarmentFigure } from './garment-figure.tsx'
import { lettersOf } from './garment-lines.ts'
import './size-guide.css'

type SizeTablesProps = {
	guide: SizeGuide /** Label of the size chosen on the product's page. */
	chosen?: string | undefined
}

/** What the garment measures, drawn and by size, and what its sizes are called elsewhere. */
export function SizeTables({ guide, chosen }: SizeTablesProps) {
	const t = useTranslations('sizes')
	const letters = lettersOf(guide.measures)
	const { systems } = guide
	const hasConversions = guide.sizes.length > 1 && systems.length > 1
	return (
		<div className="size-guide">
			{guide.measures.length > 0 && (
				<>
					<p>{t('how')}</p>
					<GarmentFigure guide={guide} />
					<Sizes
						guide={guide}
						chosen={chosen}
						caption={t('garment')}
						columns={guide.measures.map((measure) => (
							<th key={measure} scope="col">
								{letters[measure] && <b className="size-guide-letter">{letters[measure]}</b>}
								{t(`measure.${measure}`)}
							</th>
						))}
						cells={({ measures }) =>
							measures.map((centimeters, index) => (
								<td key={guide.measures[index]}>{centimeters === null ? '–' : t('centimeters', { n: centimeters })}</td>
							))
						}
					/>
					<p className="type-small muted">{t('tolerance')}</p>
				</>
			)}
			{hasConversions && (
				<Sizes
					guide={guide}
					chosen={chosen}
					caption={t('elsewhere')}
					columns={systems.map(({ code, name }) => (
						<th key={code} scope="col">
							{name}
						</th>
					))}
					cells={({ conversions }) => systems.map(({ code }) => <td key={code}>{conversions[code] ?? '–'}</td>)}
				/>
			)}
		</div>
	)
}

type SizesProps = {
	guide: SizeGuide
	chosen: string | undefined
	caption: string
	columns: ReactNode
	cells: (size: SizeGuide['sizes'][number]) => ReactNode
}

/** A table with a row for each size, which is pushed sideways where it is wider than the screen. */
function Sizes({ guide, chosen, caption, columns, cells }: SizesProps) {
	const t = useTranslations('sizes')
	const id = useId()
	return (
		<div>
			<h2 id={id} className="type-title-m">
				{caption}
			</h2>
			{/* Only a region with the focus can be pushed by keys. */}
			<div role="region" aria-labelledby={id} tabIndex={0} className="size-guide-table focus-inset">
				<table>
					<thead>
						<tr>
							<th scope="col">{t('size')}</th>
							{columns}
						</tr>
					</thead>
					<tbody>
						{guide.sizes.map((size) => (
							<tr key={size.sizeKey} data-chosen={size.sizeLabel === chosen || undefined}>
								<th scope="row">{size.sizeLabel}</th>
								{cells(size)}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	)
}
