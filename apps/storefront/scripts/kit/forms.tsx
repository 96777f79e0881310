import { Checkbox, Radio, RadioGroup, Switch } from '../../app/ui/choice.tsx'
import { ErrorSummary } from '../../app/ui/error-summary.tsx'
import { PasswordField } from '../../app/ui/password-field.tsx'
import { RadioCard } from '../../app/ui/radio-card.tsx'
import { SelectField } from '../../app/ui/select.tsx'
import { TextAreaField, TextField } from '../../app/ui/text-field.tsx'
import { Part } from './part.tsx'

export function KitForms() {
	return (
		<>
			<Part
				title={
					<>
						Forms, <em>one</em> column
					</>
				}
			>
				<form className="kit-stack" noValidate>
					<ErrorSummary
						title="There is a problem"
						errors={[{ field: 'postcode', message: 'Enter a postcode such as 75011.' }]}
					/>
					<TextField
						name="email"
						type="email"
						autoComplete="email"
						label="E-mail"
						hint="We send the confirmation there."
					/>
					<TextField name="postcode" label="Postcode" defaultValue="7501" error="Enter a postcode such as 75011." />
					<TextField name="company" label="Company" optional="(optional)" placeholder="Example SAS" />
					<TextField name="member" label="Member number" defaultValue="2 450 118" disabled />
					<PasswordField name="password" label="Password" showLabel="Show password" autoComplete="current-password" />
					<SelectField
						name="country"
						label="Country"
						defaultValue="de"
						options={[
							{ value: 'fr', label: 'France' },
							{ value: 'de', label: 'Deutschland' },
						]}
					/>
					<TextAreaField name="note" label="Note" optional="(optional)" />
				</form>
			</Part>
			<Part title="Choices">
				<div className="kit-stack">
					<div>
						<Checkbox name="news" label="E-mails, rarely" hint="Once a month at most." />
						<Checkbox name="keep" label="Keep me signed in" defaultChecked />
						<Checkbox name="terms" label="I accept the conditions of sale" error="Tick the box to order." />
						<Switch name="audience" label="Audience measurement" />
						<Switch name="necessary" label="Necessary" defaultChecked />
						<Switch name="always" label="Always on" defaultChecked disabled />
					</div>
					<RadioGroup id="fit" legend="How does it fit?" hint="Compared with your usual size.">
						<Radio name="fit" value="small" label="Small" />
						<Radio name="fit" value="true" label="True to size" defaultChecked />
					</RadioGroup>
					<RadioGroup id="delivery" legend="Delivery">
						<RadioCard name="delivery" value="home" label="Home" detail="Friday 28 November" aside="€4.95" />
						<RadioCard
							name="delivery"
							value="relay"
							label="Relay point"
							detail="Saturday 29 November"
							aside="€3.95"
							defaultChecked
						>
							<TextField name="near" label="Postcode or city" />
						</RadioCard>
						<RadioCard
							name="delivery"
							value="store"
							label="Store"
							detail="from Thursday 27 November"
							aside="Free"
							disabled
						/>
					</RadioGroup>
				</div>
			</Part>
		</>
	)
}
