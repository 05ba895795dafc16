import { __ } from '@wordpress/i18n';
import { Failure } from './failure';

/** The caller cancelled the request. An abort undoes nothing on the server, so the outcome of a sent request is unknown. */
export class AbortedFailure extends Failure< 'aborted' > {
	constructor( isOutcomeUnknown: boolean ) {
		super( 'aborted', {
			code: 'aborted',
			message: __( 'The request was cancelled.', 'shopfront' ),
			isOutcomeUnknown,
		} );
	}
}
