import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ProductView } from './product-view.ts'
import { SizeGuideLink } from './size-guide-link.tsx'
import { UsualSize } from './usual-size.tsx'

type Variant = ProductView['variants'][number]
type SizePickerProps = {
	colorwayId: string
	variants: Variant[]
	chosen: string | undefined
	hasSizeGuide: boolean
	/** The button was pressed without a size. */
	isMissing: boolean
	onChoose: (sku: string) => void
	onMissing: () => void
}

/** "Only 2 left" is told from here down; it is the true stock. */
const FEW = 3

/** Sizes as radio buttons in the site's system; those sold out stay visible, struck, and lead to an alert. */
export function SizePicker({ colorwayId, variants, chosen, hasSizeGuide, ...picker }: SizePickerProps) {
	const { isMissing, onChoose, onMissing } = picker
	const t = useTranslations('pdp')
	const group = useRef<HTMLFieldSetElement>(null)
	useEffect(() => {
		if (isMissing) group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
	}, [isMissing])
	const variant = variants.find(({ sku }) => sku === chosen)
	return (
		<fieldset
			ref={group}
			id="sizes"
			className="size-picker"
			data-missing={isMissing || undefined}
			aria-describedby="size-note"
		>
			<legend className="type-small">{t('size')}</legend>
			<UsualSize
				colorwayId={colorwayId}
				variants={variants}
				onChoose={(sku) => {
					onChoose(sku)
					// Onwards from the size, not from the top: a press of Enter there adds it to the cart.
					group.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(sku)}"]`)?.focus()
				}}
			/>
			<div className="size-picker-grid">
				{variants.map((one) => (
					<SizeChoice
						key={one.sku}
						variant={one}
						isChosen={one.sku === chosen}
						onChoose={onChoose}
						onMissing={onMissing}
					/>
				))}
			</div>
			<p id="size-note" role="status" className="size-picker-note" data-missing={isMissing || undefined}>
				{isMissing && (
					<>
						<Icon name="alert" size={16} />
						{t('chooseSize')}
					</>
				)}
				{!isMissing && variant && <SizeNote variant={variant} />}
			</p>
			{hasSizeGuide && <SizeGuideLink chosen={variant?.label} />}
		</fieldset>
	)
}

function SizeNote({ variant: { label, second, available } }: { variant: Variant }) {
	const t = useTranslations('pdp')
	return (
		<>
			{second && <span>{t('sizeSecond', { size: label, second })}</span>}
			{available <= FEW && <span className="size-few">{t('onlyLeft', { n: available, size: label })}</span>}
		</>
	)
}

type SizeChoiceProps = { variant: Variant; isChosen: boolean } & Pick<SizePickerProps, 'onChoose' | 'onMissing'>

function SizeChoice({ variant, isChosen, onChoose, onMissing }: SizeChoiceProps) {
	if (variant.available === 0) return <SoldOutSize variant={variant} />
	return (
		<label className="size-choice" title={variant.second || undefined}>
			<input
				type="radio"
				name="sku"
				value={variant.sku}
				required
				checked={isChosen}
				onChange={() => onChoose(variant.sku)}
				onInvalid={(event) => {
					// Our own words instead of the browser's bubble, which only speaks without JavaScript.
					event.preventDefault()
					onMissing()
				}}
				className="visually-hidden"
			/>
			{variant.label}
		</label>
	)
}

/** Struck, and a way to be told when it is back. */
function SoldOutSize({ variant: { sku, label, second } }: { variant: Variant }) {
	const t = useTranslations('pdp')
	const { urlKey } = useParams()
	const to = useLocalePath()
	return (
		<Link
			to={`${to(`p/${urlKey}/notify`)}?sku=${encodeURIComponent(sku)}`}
			rel="nofollow"
			title={second || undefined}
			aria-label={t('sizeNotify', { size: label })}
			className="size-choice"
			data-sold-out=""
			data-track="size-alert"
		>
			{label}
		</Link>
	)
}
