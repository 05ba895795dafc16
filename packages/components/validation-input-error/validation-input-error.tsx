import { Icon, SHAPES } from '../icon/icon';

export interface ValidationInputErrorProps {
	/** Error message; `''` for none. */
	errorMessage: string;
	/** Id of the field. The id of the message is derived from it, so that the field can reference it. */
	elementId: string;
	/** `alert` interrupts a screen reader when the message appears: only if nothing else announces it. */
	role?: 'alert' | undefined;
}

/** Returns the id of a field's error message (docs/contract/blocks.md 4). */
export const validationErrorId = ( elementId: string ) =>
	`validate-error-${ elementId }`;

/**
 * The error message of a field. No live region by default: its field references it, the error summary announces errors
 * that appear together, and several alerts at once would interrupt each other.
 *
 * Surface: `.wc-block-components-validation-error > p#validate-error-{elementId}`, and the `role`
 * (docs/contract/globals.md 5).
 */
export const ValidationInputError = ( {
	errorMessage,
	elementId,
	role,
}: ValidationInputErrorProps ) =>
	errorMessage ? (
		<div className="wc-block-components-validation-error" role={ role }>
			<p id={ validationErrorId( elementId ) }>
				<Icon shape={ SHAPES.alert } />
				<span>{ errorMessage }</span>
			</p>
		</div>
	) : null;
