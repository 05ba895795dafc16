import { Icon } from '../icon/icon';

export interface ValidationInputErrorProps {
	/** What is wrong, in words; `''` for nothing. */
	errorMessage: string;
	/** Id of the field, from which the id of the text is made, so that the field can point to it. */
	elementId: string;
}

/** The id under which the text of a field's error stands (docs/contract/blocks.md 4). */
export const validationErrorId = ( elementId: string ) =>
	`validate-error-${ elementId }`;

/**
 * What is wrong with a field, told at once.
 *
 * Surface: `.wc-block-components-validation-error[role=alert] > p#validate-error-{elementId}`
 * (docs/contract/globals.md 5).
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
