import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

/** The caller cancelled. An abort undoes nothing on the server, so a sent request's outcome is unknown. */
export class AbortedFailure extends Failure< 'aborted' > {
	constructor( isOutcomeUnknown: boolean ) {
		super( 'aborted', {
			code: 'aborted',
			message: __( 'The request was cancelled.', 'shopfront' ),
			isOutcomeUnknown,
		} );
	}
}
