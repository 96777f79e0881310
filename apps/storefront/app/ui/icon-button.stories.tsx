import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { IconButton, IconLink } from './icon-button.tsx'

export default { title: 'ui/Icon button' } satisfies Stories

export const Plain: Story = { render: () => <Row isPressed={false} /> }
export const Pressed: Story = { render: () => <Row isPressed /> }

export const Disabled: Story = {
	render() {
		const t = useTranslations('cart')
		return <IconButton icon="minus" label={t('oneLess')} disabled />
	},
}

export const Counted: Story = {
	render() {
		const t = useTranslations('nav')
		return (
			<div className="story-row">
				{[0, 2, 12, 99].map((n) => (
					<IconLink key={n} to="/" icon="bag" label={t('bag', { n })} count={n} />
				))}
			</div>
		)
	},
}

function Row({ isPressed }: { isPressed: boolean }) {
	const t = useTranslations('pdp')
	return (
		<div className="story-row">
			<IconButton icon={isPressed ? 'heart-filled' : 'heart'} label={t('share')} aria-pressed={isPressed} />
			<IconButton icon="share" size={20} label={t('linkCopied')} />
		</div>
	)
}
