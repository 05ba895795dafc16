import { __ } from '@wordpress/i18n';
import { Failure, type FailureFacts } from './failure';

/** The response is not JSON (`invalid_json`), or JSON without the required content (`invalid_response`). */
export class MalformedFailure extends Failure< 'malformed' > {
	/** Whether the connection broke before the body was complete. */
	readonly isCut: boolean;

	constructor(
		code: 'invalid_json' | 'invalid_response',
		facts: Omit< FailureFacts, 'code' | 'message' > & { isCut?: boolean }
	) {
		super( 'malformed', {
			...facts,
			code,
			message:
				code === 'invalid_json'
					? __(
							'The response is not a valid JSON response.',
							'woocommerce'
						)
					: __( 'Response not valid', 'shopfront' ),
		} );
		this.isCut = facts.isCut === true;
	}
}
