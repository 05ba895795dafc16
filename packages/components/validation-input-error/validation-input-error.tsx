import { Icon, SHAPES } from '../icon/icon';

export interface ValidationInputErrorProps {
	/** `''` for none. */
	errorMessage: string;
	/** The message's id derives from the field's id, so the field can reference it. */
	elementId: string;
	/** `alert` interrupts a screen reader when the message appears: only if nothing else announces it. */
	role?: 'alert' | undefined;
}

/** See docs/contract/blocks.md 4. */
export const validationErrorId = ( elementId: string ) =>
	`validate-error-${ elementId }`;

/**
 * Not a live region by default: the field references the message, the error summary announces errors that appear
 * together, and several alerts at once would interrupt each other.
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
