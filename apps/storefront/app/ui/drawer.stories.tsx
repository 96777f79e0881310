import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { Button } from './button.tsx'
import { Drawer, DrawerLink } from './drawer.tsx'

export default { title: 'ui/Drawer' } satisfies Stories

const layer = { press: 'a[aria-haspopup]', isLayer: true }

export const Right: Story = { parameters: layer, render: () => <Cart /> }
export const Left: Story = { parameters: layer, render: () => <Cart side="left" /> }
export const Whole: Story = { parameters: layer, render: () => <Cart full /> }

function Cart({ side, full }: { side?: 'left'; full?: boolean }) {
	const t = useTranslations('cart')
	const { longest } = useSamples()
	return (
		<>
			<DrawerLink drawer="drawer" to="/cart/" className="link">
				{t('view')}
			</DrawerLink>
			<Drawer
				id="drawer"
				title={t('count', { n: 3 })}
				closeLabel={t('close')}
				side={side}
				full={full}
				footer={side ? undefined : <Button wide>{t('checkout')}</Button>}
			>
				<p>{longest}</p>
				<p>
					<a href="/">{t('seeNew')}</a>
				</p>
			</Drawer>
		</>
	)
}
