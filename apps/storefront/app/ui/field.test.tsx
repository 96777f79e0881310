import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, Radio, RadioGroup } from './choice.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCard } from './radio-card.tsx'
import { SelectField } from './select.tsx'
import { TextField } from './text-field.tsx'

test('a field joins label, hint and error to its input', () => {
	const html = renderToStaticMarkup(
		<TextField name="postcode" label="Postcode" hint="Five digits" error="Enter a postcode such as 75011." />,
	)
	expect(html).toContain('<label class="field-label" for="postcode">Postcode</label>')
	expect(html).toContain('id="postcode" aria-describedby="postcode-hint postcode-error" aria-invalid="true"')
	expect(html).toContain('<div class="field-hint" id="postcode-hint">Five digits</div>')
	expect(html).toMatch(/id="postcode-error"><svg[^>]*aria-hidden="true".*<span>Enter a postcode such as 75011.<\/span>/)
})

test('a field without hint and error describes nothing and is not invalid', () => {
	const html = renderToStaticMarkup(<TextField name="city" label="City" optional="(optional)" />)
	expect(html).not.toMatch(/aria-describedby|aria-invalid|field-error/)
	expect(html).toContain('City<span class="field-optional"> (optional)</span>')
})

test('two forms of one page may share a name', () => {
	const html = renderToStaticMarkup(<TextField name="email" id="newsletter-email" label="E-mail" error="Missing" />)
	expect(html).toContain('for="newsletter-email"')
	expect(html).toContain('id="newsletter-email" aria-describedby="newsletter-email-error"')
})

test('a select field keeps the native select', () => {
	const html = renderToStaticMarkup(
		<SelectField
			name="country"
			label="Country"
			error="Choose a country."
			defaultValue="de"
			options={[{ value: 'de', label: 'Deutschland' }]}
		/>,
	)
	expect(html).toContain('<select name="country" id="country" aria-describedby="country-error" aria-invalid="true"')
	expect(html).toContain('<option value="de" selected="">')
})

test('the password toggle says which field it shows and whether it does', () => {
	const html = renderToStaticMarkup(<PasswordField name="password" label="Password" showLabel="Show password" />)
	expect(html).toContain('type="password"')
	expect(html).toContain('aria-label="Show password" aria-pressed="false" aria-controls="password"')
})

test('a checkbox that must be ticked carries its error', () => {
	const html = renderToStaticMarkup(<Checkbox name="terms" label="I accept" error="Tick the box to order." />)
	expect(html).toContain(
		'id="terms" type="checkbox" class="checkbox" aria-invalid="true" aria-describedby="terms-error"',
	)
})

test('radios of one name have ids of their own under one described group', () => {
	const html = renderToStaticMarkup(
		<RadioGroup id="fit" legend="Fit" error="Choose one.">
			<Radio name="fit" value="small" label="Small" />
			<RadioCard name="fit" value="true" label="True to size" aside="Free">
				<p>More</p>
			</RadioCard>
		</RadioGroup>,
	)
	expect(html).toContain('<fieldset class="choice-group" id="fit" tabindex="-1" aria-describedby="fit-error">')
	expect(html).toContain('id="fit-small" type="radio"')
	expect(html).toContain('id="fit-true" type="radio"')
	// What a card opens is beside the label, not in it: a field in a label would rename the radio.
	expect(html).toMatch(/<\/label><div class="radio-card-content"><p>More/)
})
