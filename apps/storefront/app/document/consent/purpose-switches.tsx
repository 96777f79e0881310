import { useTranslations } from 'use-intl'
import { Switch } from '#app/ui/choice.tsx'
import { type ConsentChoice, PURPOSES } from '#app/document/consent/purposes.ts'
import './purpose-switches.css'

/** The four purposes, each with who is behind it, before anything is chosen; off unless the visitor has allowed it before (law 8). */
export function PurposeSwitches({ choice }: { choice: ConsentChoice }) {
	const t = useTranslations('consent.purposes')
	return (
		<div className="consent-purposes">
			<Switch name="necessary" label={t('necessary.name')} hint={t('necessary.text')} defaultChecked disabled />
			{PURPOSES.map((purpose) => (
				<Switch
					key={purpose}
					name={purpose}
					label={t(`${purpose}.name`)}
					hint={t(`${purpose}.text`)}
					defaultChecked={choice[purpose]}
				/>
			))}
		</div>
	)
}

/** The switches as they stand in the layer; none while they are not shown. */
export function switchesIn(layer: ParentNode | null): ConsentChoice {
	const isOn = (name: string) => layer?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.checked ?? false
	return {
		measurement: isOn('measurement'),
		personalization: isOn('personalization'),
		advertising: isOn('advertising'),
	}
}
