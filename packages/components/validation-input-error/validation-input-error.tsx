import { Icon } from '../icon/icon';

export interface ValidationInputErrorProps {
	/** Error message; `''` for none. */
	errorMessage: string;
	/** Id of the field. The id of the message is derived from it, so that the field can reference it. */
	elementId: string;
}

/** Returns the id of a field's error message (docs/contract/blocks.md 4). */
export const validationErrorId = ( elementId: string ) =>
	`validate-error-${ elementId }`;

/**
 * The error message of a field, announced immediately.
 *
 * Surface: `.wc-block-components-validation-error[role=alert] > p#validate-error-{elementId}` (docs/contract/globals.md
 * 5).
 */
export const ValidationInputError = ( {
	errorMessage,
	elementId,
}: ValidationInputErrorProps ) =>
	errorMessage ? (
		<div className="wc-block-components-validation-error" role="alert">
			<p id={ validationErrorId( elementId ) }>
				<Icon name="alert" />
				<span>{ errorMessage }</span>
			</p>
		</div>
	) : null;
