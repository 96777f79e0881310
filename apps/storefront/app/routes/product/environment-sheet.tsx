import type { EnvironmentView } from './environment-view.ts'
import './environment-sheet.css'

/** The sheet of the AGEC law: countries as stitches of a thread, then the law's sentences. French on every page of the French shop. */
export function EnvironmentSheet({ sheet: { traceability, steps, statements, cost } }: { sheet: EnvironmentView }) {
	return (
		<div lang="fr">
			{steps.length > 0 && (
				<>
					<h3 className="type-small">{traceability}</h3>
					<dl className="environment-steps">
						{steps.map(({ name, country }) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>{country}</dd>
							</div>
						))}
					</dl>
				</>
			)}
			{statements.length > 0 && (
				<ul className="detail-list">
					{statements.map((statement) => (
						<li key={statement}>{statement}</li>
					))}
				</ul>
			)}
			{cost && <p className="environment-cost">{cost}</p>}
		</div>
	)
}
