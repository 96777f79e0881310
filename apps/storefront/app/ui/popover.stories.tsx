import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { Button } from './button.tsx'
import { Popover } from './popover.tsx'

export default { title: 'ui/Popover' } satisfies Stories

export const Open: Story = {
	parameters: { press: 'button[popovertarget]', isLayer: true },
	render() {
		const t = useTranslations('nav')
		return (
			<>
				<Button variant="secondary" popoverTarget="popover">
					{t('country')}
				</Button>
				<Popover id="popover" label={t('country')} align="start">
					<a href="/" className="link">
						{t('stores')}
					</a>
				</Popover>
			</>
		)
	},
}
