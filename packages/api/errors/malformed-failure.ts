import { __ } from '@wordpress/i18n';
import { Failure, type FailureDetails } from './failure';

/** The response is not JSON (`invalid_json`), or JSON without the required content (`invalid_response`). */
export class MalformedFailure extends Failure< 'malformed' > {
	/** Whether the connection broke before the body was complete. */
	readonly isTruncated: boolean;

	constructor(
		code: 'invalid_json' | 'invalid_response',
		details: Omit< FailureDetails, 'code' | 'message' > & {
			isTruncated?: boolean;
		}
	) {
		super( 'malformed', {
			...details,
			code,
			message:
				code === 'invalid_json'
					? __(
							'The response is not a valid JSON response.',
							'woocommerce'
						)
					: __( 'Response not valid', 'shopfront' ),
		} );
		this.isTruncated = details.isTruncated === true;
	}
}
