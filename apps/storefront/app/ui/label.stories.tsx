import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { AddressLines } from './address-lines.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { StarRating } from './star-rating.tsx'
import { Wordmark } from './wordmark.tsx'

export default { title: 'ui/Label' } satisfies Stories

export const Woven: Story = {
	render() {
		const t = useTranslations('plp.label')
		const { longest } = useSamples()
		return (
			<div className="story-row">
				<span className="woven-label">{t('new')}</span>
				<span className="woven-label">{t('last-sizes')}</span>
				<span className="woven-label">{t('sold-out')}</span>
				<p className="selvedge story-card">{longest}</p>
			</div>
		)
	},
}

export const Stars: Story = {
	render() {
		const t = useTranslations('reviews')
		return (
			<div className="story-row">
				{[0, 2.5, 4.6, 5].map((average) => (
					<StarRating key={average} value={average} label={t('outOf', { average })} />
				))}
			</div>
		)
	},
}

export const Name: Story = {
	render() {
		const { longest } = useSamples()
		return (
			<div className="story-row">
				<Wordmark name="Maison X" width={132} isSpoken />
				<AddressLines lines={[longest, '75011 Paris']} />
			</div>
		)
	},
}

export const Path: Story = {
	render() {
		const t = useTranslations('nav')
		const { name, longest } = useSamples()
		const items = [{ label: t('homeTab'), to: '/' }, { label: longest, to: '/c/' }, { label: name }]
		return <Breadcrumb label={t('breadcrumb')} items={items} />
	},
}
