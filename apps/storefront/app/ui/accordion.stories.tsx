import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

export default { title: 'ui/Accordion' } satisfies Stories

export const Closed: Story = { render: () => <Rows /> }
export const Open: Story = { render: () => <Rows open /> }

function Rows({ open }: { open?: boolean }) {
	const t = useTranslations('pdp')
	return (
		<Accordion className="story-narrow">
			<AccordionItem title={t('deliveryAndReturns')} headingLevel={2} open={open}>
				{t('returnsText')}
			</AccordionItem>
			<AccordionItem title={t('compositionAndCare')} headingLevel={2}>
				{t('animalParts')}
			</AccordionItem>
		</Accordion>
	)
}
