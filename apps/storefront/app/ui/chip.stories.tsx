import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { ChipChoice, ChipLink, RemovableChip } from './chip.tsx'

export default { title: 'ui/Chip' } satisfies Stories

export const Off: Story = { render: () => <Chips isOn={false} /> }
export const On: Story = { render: () => <Chips isOn /> }

export const Removable: Story = {
	render() {
		const t = useTranslations('facet.value')
		const plp = useTranslations('plp')
		return (
			<div className="chip-list">
				<RemovableChip to="/" removeLabel={plp('remove')}>
					{t('neckline.shirt-collar')}
				</RemovableChip>
				<RemovableChip to="/" removeLabel={plp('remove')}>
					{t('neckline.band-collar')}
				</RemovableChip>
			</div>
		)
	},
}

function Chips({ isOn }: { isOn: boolean }) {
	const t = useTranslations('facet.value')
	return (
		<div className="chip-list">
			<ChipChoice name="collar" value="polo" label={t('neckline.polo-collar')} count={12} defaultChecked={isOn} />
			<ChipChoice name="one" type="radio" value="band" label={t('neckline.band-collar')} defaultChecked={isOn} />
			<ChipLink to="/" selected={isOn}>
				{t('neckline.shirt-collar')}
			</ChipLink>
		</div>
	)
}
