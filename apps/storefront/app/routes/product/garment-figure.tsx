import type { SizeGuide } from '@vitrine/commerce/catalog/contract'
import { useTranslations } from 'use-intl'
import { drawingOf, lettersOf, markOf } from './garment-lines.ts'

/** The garment as a line drawing, with a lettered line for each measure. */
export function GarmentFigure({ guide }: { guide: SizeGuide }) {
	const t = useTranslations('sizes')
	const drawing = drawingOf(guide)
	if (!drawing) return null
	const letters = lettersOf(guide.measures)
	return (
		<svg className="garment-figure" viewBox="0 0 240 240" role="img" aria-label={t('figure')}>
			<path d={drawing.outline} className="garment-outline" />
			{guide.measures.map((measure) => {
				const line = drawing.lines[measure]
				if (!line) return null
				const [x1, y1, x2, y2] = line
				const { x, y } = markOf(line)
				return (
					<g key={measure}>
						<line x1={x1} y1={y1} x2={x2} y2={y2} />
						<circle cx={x} cy={y} r="9" />
						<text x={x} y={y + 4}>
							{letters[measure]}
						</text>
					</g>
				)
			})}
		</svg>
	)
}
