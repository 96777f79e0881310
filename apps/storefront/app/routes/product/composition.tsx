import { useTranslations } from 'use-intl'
import { CareSymbol } from '#app/ui/icon/icon.tsx'
import type { CareSymbolName } from '#app/ui/icon/names.ts'
import { usePartName } from '#app/document/products/composition.ts'
import type { ProductView } from './product-view.ts'

/** Fibres by part, in per cent and descending; the words about animal parts are the regulation's own (law 5). */
export function CompositionAndCare({ product }: { product: ProductView }) {
	const t = useTranslations('pdp')
	const partName = usePartName()
	const care = useTranslations('care')
	const { composition } = product
	// A symbol has a drawing where it has words; the list of drawings itself would only weigh.
	const symbols = product.care.filter(
		(name): name is CareSymbolName => name !== 'leather' && care.has(name as CareSymbolName),
	)
	return (
		<>
			<dl className="fact-list">
				{composition.map(({ part, fibres }) => (
					<div key={part}>
						<dt>{partName(part)}</dt>
						<dd>{fibres.map(({ name, percent }) => t('fibre', { percent, name })).join(', ')}</dd>
					</div>
				))}
			</dl>
			{product.hasAnimalParts && <p className="composition-note">{t('animalParts')}</p>}
			{symbols.length > 0 && (
				<ul className="care-list">
					{symbols.map((name) => (
						<li key={name}>
							<CareSymbol name={name} title={care(name)} />
							<span aria-hidden="true">{care(name)}</span>
						</li>
					))}
				</ul>
			)}
			{product.care.includes('leather') && <p className="composition-note">{care('leather')}</p>}
		</>
	)
}
