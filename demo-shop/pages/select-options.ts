import { html, raw } from 'hono/html';
import type { Markup } from './layout';

/** Of a `select`: pairs of a value and its label. */
export const selectOptions = (
	choices: ReadonlyArray<
		readonly [ value: string | number, label: string ]
	>,
	current: string | number | undefined
): Markup[] =>
	choices.map(
		( [ value, label ] ) =>
			html`<option
				value="${ value }"
				${ value === current ? raw( 'selected' ) : '' }
			>
				${ label }
			</option>`
	);
